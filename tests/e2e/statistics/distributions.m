n = 5; p = 0.3;
k = 0:n;
pmf = arrayfun(@(k) nchoosek(n, k), k) .* p.^k .* (1 - p).^(n - k)
sum(pmf), mean_ = sum(k .* pmf), var_ = sum((k - mean_).^2 .* pmf)
cdf = cumsum(pmf)
lam = 2; pois = exp(-lam) * lam.^k ./ factorial(k)
x = [-1 0 1.96]; phi = 0.5 * erfc(-x / sqrt(2)); fprintf('%.5f\n', phi);
dens = exp(-x.^2 / 2) / sqrt(2 * pi); fprintf('%.5f\n', dens);
q = sqrt(2) * erfinv(2 * 0.975 - 1); fprintf('%.4f\n', q);
gamma([1 2 3.5]), beta(2, 3), gammaln(10), gammainc(1, 2), betainc(0.5, 2, 3), erf([0 1]), erfc(1), factorial([3 5]), nchoosek(10, 3)
u = (0.5:1:9.5) / 10; expo = -log(1 - u); fprintf('%.4f ', expo); fprintf('\n'); mean(expo) < 1.05
geo = (1 - p).^(0:4) * p, uniform_var = (10 - 2)^2 / 12, walk = cumsum([1 -1 1 1 -1])
