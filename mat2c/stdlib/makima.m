function yi = makima (x, y, xi)
  % Modified Akima piecewise cubic Hermite interpolation: values, or the piecewise polynomial.
  if (nargin < 2)
    print_usage ();
  end
  x = x(:).';
  n = numel (x);
  extents = size (y);
  if (isvector (y))
    y = y(:).';
    extents = [1, n];
  end
  y = reshape (y, [], extents(end));
  if (n < 2 || columns (y) != n)
    error ("makima: X and Y must have the same length, of at least 2");
  end
  [x, order] = sort (x);
  y = y(:,order);
  h = diff (x);
  if (any (h == 0))
    error ("makima: the elements of X must differ");
  end
  delta = diff (y, 1, 2) ./ h;
  slope = slopes (delta);
  c = (3 * delta - 2 * slope(:,1:n-1) - slope(:,2:n)) ./ h;
  b = (slope(:,1:n-1) - 2 * delta + slope(:,2:n)) ./ h .^ 2;
  coefs = cat (3, b, c, slope(:,1:n-1), y(:,1:n-1));
  pp = mkpp (x, reshape (coefs, [], 4), extents(1:end-1));
  yi = pp;
  if (nargin > 2)
    yi = ppval (pp, xi);
  end
end
function slope = slopes (delta)
  % Of neighbouring secants, the steadier side counts more; beyond the ends they go on in a parabola.
  [m, n] = size (delta);
  if (n == 1)
    slope = [delta, delta];
    return;
  end
  first = 2 * delta(:,1) - delta(:,2);
  last = 2 * delta(:,n) - delta(:,n-1);
  delta = [2 * first - delta(:,1), first, delta, last, 2 * last - delta(:,n)];
  weight = abs (diff (delta, 1, 2)) + abs (delta(:,1:end-1) + delta(:,2:end)) / 2;
  left = weight(:,3:end);
  right = weight(:,1:end-2);
  slope = (left .* delta(:,2:end-2) + right .* delta(:,3:end-1)) ./ (left + right);
  slope(left + right == 0) = 0;
end
