function y = unwrap (x, tol, dim)
  % Removes jumps of more than tol between neighbours by adding multiples of 2 pi.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("unwrap: X must be a numeric matrix or vector");
  end
  if (nargin < 2 || isempty (tol))
    tol = pi;
  end
  tol = abs (tol);
  if (nargin < 3)
    dim = __first_dim__ (x);
  end
  m = size (x, dim);
  if (m == 1)
    y = x;
    return;
  end
  if (all (isfinite (x(:))))
    first = zeros (size (x));
    sz = size (x);
    sz(dim) = 1;
    d = -diff (x, 1, dim);
    d = cat (dim, zeros (sz), d);
    p = round (abs (d) ./ (2*pi)) .* (2*pi) .* (((d > tol) > 0) - ((d < -tol) > 0));
    y = x + cumsum (p, dim);
  else
    y = x;
    if (isvector (x))
      k = isfinite (x);
      y(k) = unwrap (x(k), tol);
    end
  end
end
