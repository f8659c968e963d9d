function ppd = ppder (pp, m)
  % Derivative of a piecewise polynomial.
  if (nargin < 2)
    m = 1;
  end
  [x, p, n, k, d] = unmkpp (pp);
  if (k - m <= 0)
    ppd = mkpp ([x(1), x(end)], zeros (prod (d), 1), d);
    return;
  end
  f = k : -1 : 1;
  f = cumprod (f(2:k), 2) * 0 + 1;
  for j = 1:m
    p = p(:,1:end-1) .* (columns (p)-1:-1:1);
  end
  ppd = mkpp (x, p, d);
end
