function [p, s, mu] = polyfit (x, y, n)
  % Least-squares fit of a polynomial of degree n, through QR.
  if (nargin != 3)
    print_usage ();
  end
  if (nargout > 2)
    mu = [mean(x(:)), std(x(:))];
    x = (x - mu(1)) / mu(2);
  end
  if (numel (x) != numel (y))
    error ("polyfit: X and Y must have the same number of points");
  end
  if (islogical (n))
    mask = n;
    n = numel (mask) - 1;
  else
    if (! (isscalar (n) && n >= 0 && ! isinf (n) && n == fix (n)))
      error ("polyfit: N must be a non-negative integer");
    end
    mask = true (1, n+1);
  end
  spare = sum (mask) - numel (x);
  if (spare > 0)
    warning (["polyfit: degree of polynomial N is >= number of data points; solution is not " ...
              "unique"]);
    mask(find (mask, spare)) = false;
  end
  wide = rows (y) == 1;
  x = x(:);
  y = y(:);
  A = x .^ (n:-1:0);
  [q, r, order] = qr (A(:,mask), 0);
  p = r \ (q' * y);
  p(order) = p;
  if (nargout > 1)
    yf = A(:,mask) * p;
    if (wide)
      s.yf = yf.';
    else
      s.yf = yf;
    end
    A(:,! mask) = 0;
    s.X = A;
    C = r \ eye (size (r));
    C(order,order) = C * C';
    s.R = zeros (rows (r), n+1);
    s.R(:,mask) = r;
    s.C = zeros (rows (r), n+1);
    s.C(:,mask) = C;
    s.df = max (0, numel (y) - sum (mask));
    s.normr = norm (yf - y);
  end
  full = zeros (1, n+1, class (p));
  full(mask) = p;
  p = full;
end
