1;
function y = lagrange(xs, ys, x)
  y = zeros(size(x));
  for i = 1:numel(xs)
    L = ones(size(x));
    for j = [1:i-1, i+1:numel(xs)]
      L = L .* (x - xs(j)) / (xs(i) - xs(j));
    end
    y = y + ys(i) * L;
  end
end
function c = newton_coef(x, y)
  n = numel(x); c = y;
  for k = 2:n
    for j = n:-1:k
      c(j) = (c(j) - c(j-1)) / (x(j) - x(j-k+1));
    end
  end
end
function r = horner(p, x), r = p(1); for k = 2:numel(p), r = r .* x + p(k); end, end
lagrange([0 1 2], [1 2 5], [0.5 1.5 3])
c = newton_coef([0 1 2], [1 2 5])
horner([1 0 1], [0 1 2]), horner([1 -6 11 -6], 2)
bez = @(P, t) (1-t).^2 .* P(1) + 2 * (1-t) .* t * P(2) + t.^2 * P(3); bez([0 1 0], [0 0.25 0.5 1])
