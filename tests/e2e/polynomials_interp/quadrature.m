f = @(x) x.^2;
trapz([0 1 4]), trapz([0 1 2], [0 1 4]), cumtrapz([1 2 3]), printf('%.6f\n', quad(f, 0, 1)), printf('%.6f\n', quadgk(f, 0, 2)), printf('%.6f\n', quadv(f, 0, 1)), printf('%.6f\n', quadl(f, 0, 1)), printf('%.6f\n', integral(@(x) exp(-x.^2), -Inf, Inf)), printf('%.6f\n', integral(@sin, 0, pi)), printf('%.6f\n', dblquad(@(x, y) x .* y, 0, 1, 0, 2)), printf('%.6f\n', integral2(@(x, y) x + y, 0, 1, 0, 1))
n = 10; h = 1 / n; x = 0:h:1; s = h / 3 * (f(x(1)) + 4 * sum(f(x(2:2:end-1))) + 2 * sum(f(x(3:2:end-2))) + f(x(end))); printf('%.10f\n', s);
R = zeros(4); for k = 1:4, m = 2^(k-1); xx = linspace(0, 1, m + 1); R(k, 1) = trapz(xx, exp(xx)); for j = 2:k, R(k, j) = R(k, j-1) + (R(k, j-1) - R(k-1, j-1)) / (4^(j-1) - 1); end, end, printf('%.8f\n', R(4, 4));
g = @(x) cos(x) - x; printf('%.8f\n', fzero(g, [0 1])); printf('%.8f\n', fzero(g, 0.5));
[x, fv] = fminbnd(@(x) (x - 2)^2 + 1, 0, 5); printf('%.4f %.4f\n', x, fv);
x = fminsearch(@(p) (p(1) - 1)^2 + (p(2) + 2)^2, [0 0]); printf('%.3f %.3f\n', x);
[t, y] = ode45(@(t, y) -y, [0 1], 1); printf('%.4f\n', y(end));
