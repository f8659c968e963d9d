F = [1 1; 1 0];
for k = [1 5 10 30]
  M = F^k;
  fprintf('fib(%d) = %d\n', k, M(1, 2));
end
phi = (1 + sqrt(5))/2;
round(phi.^(1:10)/sqrt(5))
f = zeros(1, 10); f(1:2) = 1;
for k = 3:10, f(k) = f(k-1) + f(k-2); end
f
ratio = f(2:end)./f(1:end-1)
cumsum(f), sum(f(mod(f, 2) == 0))
z = 1; while f(z) < 40, z++; end, z
