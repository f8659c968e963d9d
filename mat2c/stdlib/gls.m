function [beta, v, r] = gls (y, x, o)
  % Generalized least squares.
  if (nargin != 3)
    print_usage ();
  end
  o = o ^ (-1/2);
  z = kron (eye (columns (y)), x);
  z = o * z;
  y1 = o * reshape (y, numel (y), 1);
  u = z' * z;
  beta = reshape (pinv (u) * z' * y1, columns (x), columns (y));
  r = y - x * beta;
  v = (reshape (r, numel (r), 1))' * (o ^ 2) * reshape (r, numel (r), 1) / (numel (y) - rank (z));
end
