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
  d = slopes (h, y, n);
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
function d = slopes (h, y, n)
  d = zeros (size (y));
  for r = 1:rows (y)
    del = diff (y(r,:)) ./ h;
    if (n == 2)
      d(r,:) = del;
    else
      d(r,1) = end_slope (h(1), h(2), del(1), del(2));
      d(r,n) = end_slope (h(n-1), h(n-2), del(n-1), del(n-2));
      for k = 2:n-1
        if (del(k-1) * del(k) > 0)
          hsum = h(k-1) + h(k);
          w1 = (h(k-1) + hsum) / (3 * hsum);
          w2 = (h(k) + hsum) / (3 * hsum);
          top = max (abs (del(k-1)), abs (del(k)));
          low = min (abs (del(k-1)), abs (del(k)));
          d(r,k) = low / (w1 * (del(k-1) / top) + w2 * (del(k) / top));
        end
      end
    end
  end
end
function d = end_slope (h1, h2, del1, del2)
  d = ((2 * h1 + h2) * del1 - h1 * del2) / (h1 + h2);
  if (sign (d) != sign (del1))
    d = 0;
  elseif (sign (del1) != sign (del2) && abs (d) > abs (3 * del1))
    d = 3 * del1;
  end
end
