% rows and blocks go below matrices whose columns move apart
function rows_below_matrices
  A = [];
  for k = 1:5, A = [A; k, k * k, -k]; end
  disp (A)
  B = zeros (0, 3);
  for k = 1:3, B = [B; A(1:k, :)]; B = [B; B(end, :) * 10]; end
  disp (B), disp (size (B))
  C = int8 ([1 2; 3 4]);
  for k = 1:3, C = [C; C(k, :) + int8(k)]; end
  disp (C)
  L = true (1, 2);
  for k = 1:3, L = [L; k > 1, k < 3]; end
  disp (L)
  T = 'abc';
  for k = 1:3, T = [T; char(T(end, :) + 1)]; end
  disp (T)
  D = [1 2 3];
  for k = 1:3, D = [D; D]; end
  disp (size (D)), disp (sum (D(:)))
  z = [1+2i, 3];
  for k = 1:3, z = [z; z(k, :) * 1i]; end
  disp (z)
  P = perms_of ([1 2 3]); disp (P)
  E = [];
  for k = 1:3
    try, E = [E; ones(1, k)]; catch e, disp (e.message), end
  end
  disp (E)
  G = zeros (2, 0);
  for k = 1:2, G = [G; zeros(1, 0)]; end, disp (size (G))
end
function P = perms_of (v)
  n = numel (v);
  if n <= 1, P = v; return, end
  P = [];
  for k = 1:n
    s = perms_of (v([1:k-1 k+1:n]));
    P = [P; v(k) * ones(size (s, 1), 1) s];
  end
end
