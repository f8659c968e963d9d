1;
function h1()
  A = reshape(1:12, 3, q(4));
  v = 1:q(10); M = reshape([16 5 9 4 2 11 7 14 3 10 6 15 13 8 12 1], q(4), q(4)); n=q(3);
  disp(f1(A, q(3), q(4))); disp(f1(A, q(2), q(2)));
  try, f1(A, q(4), q(4)), catch e, disp(e.message), end
  try, f1(A, q(3), q(5)), catch e, disp(e.message), end
  disp(f2(A, q(3))); try, f2(A, q(5)), catch e, disp(e.message), end
  disp(f3(v, q(10))); try, f3(v, q(11)), catch e, disp(e.message), end
  disp(f4(v, q(10))); try, f4(v, q(0)), catch e, disp(e.message), end
  disp(f4(v, q(1))); try, f4(v, q(12)), catch e, disp(e.message), end
  disp(f5(M, q(4))); try, f5(M, q(5)), catch e, disp(e.message), end
  disp(f6(v, q(5))); try, f6(v, q(6)), catch e, disp(e.message), end
  disp(f7(ones(q(4)), q(4)));
  disp(f8(M, q(3)));
  disp(f9(v(1:q(6)),q(2)));  try, f9(v(1:q(6)),q(0)), catch e, disp(e.message), end
end
function r = q(k)
  r = numel(find((1:20) <= k));
end
function s = f1(A, n, m)
  s = 0;
  for i = 1:n, for j = 1:m, s = s + A(i,j)*i; end, end
end
function s = f2(A, n)
  s = 0;
  for i = 1:n, for j = i+1:n, s = s + A(i,j) + A(i, j+1); end, end
end
function s = f3(x, n)
  s = 0; k = 1;
  while k <= n, s = s + x(k); k = k + 1; end
end
function s = f4(x, n)
  s = 0; k = n;
  while k > 0, s = s + x(k)*k; k = k - 1; end
  if n == 0, x(n), end
end
function A = f5(A, n)
  for k = 1:n-1
    for i = k+1:n
      A(i,k) = A(i,k)/A(k,k);
      for j = k+1:n
        A(i,j) = A(i,j) - A(i,k)*A(k,j);
      end
    end
  end
  A = round(A*1000)/1000;
  A = A(:)';
end
function s = f6(x, n)
  s = 0; i = 1;
  while i < n
    j = i;
    while j <= n
      s = s + x(2*j - i + 1); j = j + 2;
    end
    i = i + 1;
  end
end
function A = f7(A, n)
  for t = 1:3
    for i = 2:n-1
      for j = 2:n-1
        A(i,j) = (A(i-1,j) + A(i+1,j) + A(i,j-1) + A(i,j+1))/4 + i;
      end
    end
  end
  A = sum(A(:));
end
function s = f8(A, n)
  s = 0;
  for i = n:-1:1
    for j = i:-1:1
       if A(i,j) > 5, continue; end
       s = s + A(i,j) * A(j,i);
    end
  end
end
function s = f9(x, n)
  s = 0; k = n;
  while k <= 6 && x(k) < 100, s = s + x(k); k = k + n; if n == 0, break; end, end
end
h1();
