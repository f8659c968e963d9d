f = @(x) 1 ./ (1 + x .^ 2); R = zeros(5);
for k = 1:5, n = 2 ^ (k - 1); x = linspace(0, 1, n + 1); R(k, 1) = trapz(x, f(x)); for j = 2:k, R(k, j) = R(k, j - 1) + (R(k, j - 1) - R(k - 1, j - 1)) / (4 ^ (j - 1) - 1); end, end
fprintf('%.8f\n', diag(R)); abs(R(5, 5) - pi / 4) < 1e-8
d = @(h) (exp(h) - exp(-h)) / (2 * h); D = [d(0.4); d(0.2); d(0.1)]; D(2:3, 2) = (4 * D(2:3, 1) - D(1:2, 1)) / 3; D(3, 3) = (16 * D(3, 2) - D(2, 2)) / 15; fprintf('%.9f ', D'); fprintf('\n'); a = [1 1/2 5/6 7/12 47/60]; ait = a(3:end) - diff(a(2:end)) .^ 2 ./ diff(a, 2)
