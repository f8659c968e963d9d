function ret = pchip (x, y, xi)
  % Shape-preserving piecewise cubic Hermite interpolation.
  if (nargin < 2)
    print_usage ();
  end
  x = x(:).';
  n = numel (x);
  if (n < 2)
    error ("__pchip_deriv__: X must be at least of length 2");
  end
  szy = size (y);
  if (isvector (y))
    y = y(:).';
    szy = [1, numel(y)];
  else
    y = reshape (y, prod (szy(1:end-1)), szy(end));
  end
  if (columns (y) != n)
    error ("pchip: length of X and Y must match");
  end
  h = diff (x);
  if (all (h < 0))
    x = fliplr (x);
    h = diff (x);
    y = fliplr (y);
  elseif (any (h <= 0))
    error ("pchip: X must be strictly monotonic");
  end
  d = __pchip_slopes__ (h, y);
  delta = diff (y, 1, 2) ./ h;
  del1 = (d(:,1:n-1) - delta) ./ h;
  del2 = (d(:,2:n) - delta) ./ h;
  c3 = del1 + del2;
  c2 = -c3 - del1;
  c3 = c3 ./ h;
  coeffs = cat (3, c3, c2, d(:,1:n-1), y(:,1:n-1));
  ret = mkpp (x, coeffs, szy(1:end-1));
  if (nargin == 3)
    ret = ppval (ret, xi);
  end
end
