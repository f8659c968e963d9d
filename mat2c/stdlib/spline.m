function ret = spline (x, y, xi)
  % Cubic spline with not-a-knot ends, or with given end slopes.
  if (nargin < 2)
    print_usage ();
  end
  x = x(:);
  n = numel (x);
  if (n < 2)
    error ("spline: requires at least 2 points");
  end
  a = y;
  ndy = ndims (y);
  szy = size (y);
  if (ndy == 2 && (any (szy == n) || any (szy == n+2)))
    if (szy(2) == n || szy(2) == n+2)
      a = y.';
    else
      szy = szy([2 1]);
    end
  else
    a = reshape (y, prod (szy(1:end-1)), szy(end)).';
  end
  complete = false;
  first = zeros (1, columns (a));
  last = first;
  if (rows (a) == n + 2)
    complete = true;
    first = a(1,:);
    last = a(end,:);
    a = a(2:end-1,:);
    szy(end) = szy(end) - 2;
  end
  gaps = any (isnan (a(:,:)), 2);
  if (any (gaps) && columns (a) > 1 && nargin == 3 && ! complete)
    ret = zeros (columns (a), numel (xi));
    for k = 1:columns (a)
      ret(k,:) = spline (x, a(:,k), xi(:).');
    end
    return;
  elseif (any (gaps) && columns (a) == 1)
    x(gaps) = [];
    a = a(! gaps,:);
    n = numel (x);
  end
  if (! issorted (x))
    [x, idx] = sort (x);
    a = a(idx,:);
  end
  [x, coefs] = coefficients (x(:), a, n, complete, first, last);
  d = szy(1:end-1);
  ret = mkpp (x, coefs, d);
  if (nargin == 3)
    ret = ppval (ret, xi);
  end
end
function [x, coefs] = coefficients (x, a, n, complete, first, last)
  m = columns (a);
  a = reshape (a, n, m);
  c = zeros (n, m);
  h = x(2:n,1) - x(1:n-1,1);
  idx = ones (m, 1);
  if (complete)
    dfs = reshape (first, 1, m);
    dfe = reshape (last, 1, m);
    if (n == 2)
      d = (dfs + dfe) / (x(2) - x(1)) ^ 2 + 2 * (a(1,:) - a(2,:)) / (x(2) - x(1)) ^ 3;
      c = (-2 * dfs - dfe) / (x(2) - x(1)) - 3 * (a(1,:) - a(2,:)) / (x(2) - x(1)) ^ 2;
      b = dfs;
      a = a(1,:);
    else
      e = [2*h(1); 2*(h(1:n-2,1) + h(2:n-1,1)); 2*h(n-1)];
      g = zeros (n, m);
      slope = (a(2:n,:) - a(1:n-1,:)) ./ h(:,idx);
      g(1,:) = 3 * (slope(1,:) - dfs);
      g(n,:) = 3 * (dfe - slope(n-1,:));
      g(2:n-1,:) = 3 * (slope(2:n-1,:) - slope(1:n-2,:));
      c = reshape (tridiagonal (h, e, h, g), n, m);
      d = (c(2:n,:) - c(1:n-1,:)) ./ (3 * h(:,idx));
      b = slope - h(:,idx) / 3 .* (c(2:n,:) + 2 * c(1:n-1,:));
      a = a(1:n-1,:);
      c = c(1:n-1,:);
    end
  elseif (n == 2)
    b = (a(2,:) - a(1,:)) / (x(2) - x(1));
    a = a(1,:);
    coefs = [b(:), a(:)];
    return;
  elseif (n == 3)
    c = (a(1,:) - a(3,:)) / ((x(3) - x(1)) * (x(2) - x(3))) ...
        + (a(2,:) - a(1,:)) / ((x(2) - x(1)) * (x(2) - x(3)));
    b = (a(2,:) - a(1,:)) * (x(3) - x(1)) / ((x(2) - x(1)) * (x(3) - x(2))) ...
        + (a(1,:) - a(3,:)) * (x(2) - x(1)) / ((x(3) - x(1)) * (x(3) - x(2)));
    a = a(1,:);
    coefs = [c(:), b(:), a(:)];
    x = [min(x), max(x)];
    return;
  else
    slope = (a(2:n,:) - a(1:n-1,:)) ./ h(:,idx);
    g = 3 * (slope(2:n-1,:) - slope(1:n-2,:));
    e = 2 * (h(1:n-2,1) + h(2:n-1,1));
    up = h(2:n-2,1);
    low = up;
    e(1) = e(1) + h(1) + h(1) ^ 2 / h(2);
    e(n-2) = e(n-2) + h(n-1) + h(n-1) ^ 2 / h(n-2);
    up(1) = up(1) - h(1) ^ 2 / h(2);
    low(n-3) = low(n-3) - h(n-1) ^ 2 / h(n-2);
    c(2:n-1,:) = tridiagonal (low, e, up, g);
    c(1,:) = c(2,:) + h(1) / h(2) * (c(2,:) - c(3,:));
    c(n,:) = c(n-1,:) + h(n-1) / h(n-2) * (c(n-1,:) - c(n-2,:));
    b = slope - h(:,idx) / 3 .* (c(2:n,:) + 2 * c(1:n-1,:));
    d = (c(2:n,:) - c(1:n-1,:)) ./ (3 * h(:,idx));
    a = a(1:n-1,:);
    c = c(1:n-1,:);
  end
  d = d.';
  c = c.';
  b = b.';
  a = a.';
  coefs = [d(:), c(:), b(:), a(:)];
end
function g = tridiagonal (low, e, up, g)
  n = numel (e);
  for k = 2:n
    w = low(k-1) / e(k-1);
    e(k) = e(k) - w * up(k-1);
    g(k,:) = g(k,:) - w * g(k-1,:);
  end
  g(n,:) = g(n,:) / e(n);
  for k = n-1:-1:1
    g(k,:) = (g(k,:) - up(k) * g(k+1,:)) / e(k);
  end
end
