% Rows, columns and elements exchanged by written subscripts: [k p].
1;
function [L, U, P] = plu(A)
  n = size(A, 1);
  L = zeros(n); U = A; P = eye(n);
  for k = 1:n-1
    [~, p] = max(abs(U(k:n, k)));
    p = p + k - 1;
    U([k p], :) = U([p k], :);
    L([k p], :) = L([p k], :);
    P([k p], :) = P([p k], :);
    for i = k+1:n
      L(i, k) = U(i, k)/U(k, k);
      U(i, k:n) = U(i, k:n) - L(i, k)*U(k, k:n);
    end
  end
  L = L + eye(n);
end
function x = rev(x)
  n = numel(x);
  for i = 1:floor(n/2)
    j = n - i + 1;
    x([i j]) = x([j i]);
  end
end
A = magic(5) + eye(5);
[L, U, P] = plu(A);
printf('%d\n', norm(L*U - P*A) < 1e-10);
disp(rev(1:7)), disp(rev([3 1]))
x = 1:4;
for i = 1:5
  try
    x([i i+1]) = x([i+1 i]);
  catch e
    disp(e.message)
  end
end
disp(x)
y = zeros(2, 3);
for i = 1:3
  y(:, [i i+1]) = ones(2, 2)*i;
end
disp(y)
for i = 2:-1:0
  try, y([i 1], :) = 5; catch e, disp(e.message), end
end
disp(y)
try, z = y([0 1], 1); catch e, disp(e.message), end
