% loops that stride through one matrix while they go along another, in all ways
function against_the_grain
  m = 70; n = 91;
  A = reshape(mod((1:m*n) * 37, 101), m, n);
  B = A' + 1;
  C = zeros(n, m);
  for j = 1:m
    for i = 1:n
      C(i, j) = A(j, i) * 2 - B(i, j);
    end
  end
  D = zeros(m, n);
  for i = 1:m
    for j = 1:n
      D(i, j) = A(i, j) + C(j, i);
    end
  end
  E = A;
  for i = 2:m-1
    for j = 2:n-1
      E(i, j) = (A(i-1, j) + A(i+1, j) + A(i, j-1) + A(i, j+1)) / 4;
    end
  end
  F = A;
  for i = 2:m
    for j = 2:n
      F(i, j) = F(i-1, j) + F(i, j-1) - F(i, j) / 2;
    end
  end
  s = zeros(m, 1);
  for i = 1:m
    for j = 1:n
      s(i) = s(i) + A(i, j) / j;
    end
  end
  k = 0; G = zeros(n, m);
  for j = 1:m
    for i = 1:n
      k = k + A(j, i); G(i, j) = k;
    end
  end
  H = (A' .* C)' - D;
  T = product(A, B);
  printf("%.15g ", B(91, 70), C(3, 60), D(60, 3), E(33, 44), F(20, 5), s(69), G(9, 61), H(7, 90));
  printf("\n%.15g %.15g %.15g\n", T(70, 70), T(1, 69), sum(T(:)));
end
function T = product(A, B)
  [m, n] = size(A); T = zeros(m, m);
  for i = 1:m
    for j = 1:m
      for k = 1:n
        T(i, j) = T(i, j) + A(i, k) * B(k, j);
      end
    end
  end
end
