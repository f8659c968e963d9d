1;
function [u, s] = lcg(s, n)
  u = zeros(1, n);
  for k = 1:n
    s = mod(16807*s, 2147483647);
    u(k) = s/2147483647;
  end
end
[x, s] = lcg(1, 500);
[y, s] = lcg(s, 500);
fprintf('pi is about %.3f\n', 4*mean(x.^2 + y.^2 <= 1));
fprintf('mean %.4f var %.4f\n', mean(x), var(x));
h = histc(x, 0:0.25:1)
dice = 1 + floor(6*x(1:20))
counts = accumarray(dice', 1)'
walk = cumsum(sign(x - 0.5)); [max(walk) min(walk) walk(end)]
s
