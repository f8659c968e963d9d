function [beta, v, r] = gls (y, x, o)
  % Generalized least squares.
  if (nargin != 3)
    print_usage ();
  end
  if (! (isnumeric (x) && isnumeric (y) && isnumeric (o)))
    error ("gls: X, Y, and O must be numeric matrices or vectors");
  elseif (ndims (x) != 2 || ndims (y) != 2 || ndims (o) != 2)
    error ("gls: X, Y and O must be 2-D matrices or vectors");
  elseif (rows (x) != rows (y))
    error ("gls: number of rows of X and Y must be equal");
  elseif (! issquare (o) || rows (o) != numel (y))
    error ("gls: matrix O must be square matrix with rows = rows (Y) * cols (Y)");
  end
  o = o ^ (-1/2);
  z = kron (eye (columns (y)), x);
  z = o * z;
  y1 = o * reshape (y, numel (y), 1);
  u = z' * z;
  if (rank (u) == columns (u))
    u = inv (u);
  else
    u = pinv (u);
  end
  beta = reshape (u * z' * y1, columns (x), columns (y));
  r = y - x * beta;
  v = (reshape (r, numel (r), 1))' * (o ^ 2) * reshape (r, numel (r), 1) / (numel (y) - rank (z));
end
