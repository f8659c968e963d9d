1;
function y = powm(A, n, p), y = eye(rows(A)); while n > 0, if mod(n, 2), y = mod(y*A, p); end, A = mod(A*A, p); n = floor(n/2); end, end
powm([1 1; 1 0], 100, 1e6)
powm([1 1; 1 0], 3, 1e6)
powm([1 1; 1 0], 4, 1e6)
powm([1 1; 1 0], 8, 1e6)
A = [7 7; 7 0]; B = A; B(1) = 7; B, A .* B, [3 3 3 0] + zeros(1, 4), v = [2 2 0 0]; v(1) = 2; v
