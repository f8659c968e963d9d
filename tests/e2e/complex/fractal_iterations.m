c = [0, -1, 0.3+0.5i, 1, 1i]; n = zeros(size(c));
for k = 1:numel(c), z = 0; while abs(z) <= 2 && n(k) < 40, z = z ^ 2 + c(k); n(k)++; end, end, n
[x, y] = meshgrid(-2:0.5:0.5, -1:0.5:1); C = x + 1i * y; Z = zeros(size(C)); N = Z; for k = 1:15, m = abs(Z) <= 2; Z(m) = Z(m) .^ 2 + C(m); N(m)++; end, N
z = 1 + 1i; for k = 1:20, z = z - (z ^ 3 - 1) / (3 * z ^ 2); end, fprintf('%.4f %.4f\n', real(z), imag(z)); chars = ' .-+*#'; disp(chars(min(floor(N / 3) + 1, 6)))
