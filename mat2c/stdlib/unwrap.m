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
  sz = size (x);
  sz(dim) = 1;
  d = cat (dim, zeros (sz), -diff (x, 1, dim));
  p = round (abs (d) ./ (2*pi)) .* (2*pi) .* (((d > tol) > 0) - ((d < -tol) > 0));
  y = x + cumsum (p, dim);
end
