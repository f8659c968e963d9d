function pp = mkpp (x, P, d)
  % Piecewise polynomial from breaks and coefficients.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    d = max (round (rows (P) / (numel (x) - 1)), 1);
  end
  if (numel (x) < 2)
    error ("mkpp: BREAKS must have at least one interval");
  end
  d = d(:).';
  pieces = numel (x) - 1;
  nd = prod (d);
  order = fix (numel (P) / (pieces * nd));
  pp = struct ("form", "pp", "breaks", x(:).', "coefs", [], "pieces", pieces, "order", order, "dim", d);
  pp.coefs = reshape (P, pieces * nd, order);
end
