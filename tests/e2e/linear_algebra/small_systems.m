% Quotients of small matrices: regular, triangular, definite, singular and nearly singular ones.
1;
function show(x), printf(' %.12g', x); printf('\n'); end
A = [4 -2; 1 3]; b = [2; 5]; B = [1 2 3; 4 5 6];
show(A \ b), show(A \ B), show(B' / A), show(b' / A)
S = [4 1 0; 1 3 1; 0 1 2]; c = [1; 2; 3];
show(S \ c), show(c' / S), show(S \ S), show(S / (S + eye(3)))
U = [2 1 5; 0 3 1; 0 0 4]; show(U \ c), show(c' / U), L = U'; show(L \ c), show(c' / L)
A = A \ A; show(A)
B = B' / [1 2 3; 4 5 6; 7 8 10](1:2, 1:2); show(B)
H = zeros(4); for i = 1:4, for j = 1:4, H(i, j) = 1 / (i + j - 1); end, end
x = H \ ones(4, 1); show(x), y = ones(1, 4) / H; show(y)
Z = [1 2; 2 4]; z = Z \ [1; 2]; show(z)
w = [1 2] / [0 0; 0 0]; show(w)
N = [1 1; 1 1 + 1e-16 * 3]; n = N \ [1; 2]; show(n)
q = [1e-20 1; 1 1] \ [1; 2]; show(q)
P = eye(2); K = zeros(2);
for k = 1:5
  K = P * S(1:2, 1:2) / (S(1:2, 1:2) + k * [1 0.5; 0.25 1]);
  P = (eye(2) - K) * P + 0.1 * ones(2);
end
show(K), show(P)
r = [NaN 1; 1 2] \ [1; 2]; show(r), s = [Inf 1; 1 2] \ [1; 2]; show(s)
M = magic(8) + 20 * eye(8); v = (1:8)'; show(M \ v), show(v' / M)
G = ones(9) + 9 * eye(9); show(G \ (1:9)')
