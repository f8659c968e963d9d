function yi = ppval (pp, xi)
  % Values of a piecewise polynomial.
  if (nargin != 2)
    print_usage ();
  end
  if (! isstruct (pp) || ! isfield (pp, "form") || ! strcmp (pp.form, "pp"))
    error ("ppval: first argument must be a pp-form structure");
  end
  x = pp.breaks;
  n = pp.pieces;
  k = pp.order;
  d = pp.dim;
  sxi = size (xi);
  xi = xi(:).';
  m = numel (xi);
  idx = lookup (x(2:n), xi) + 1;
  dx = xi - x(idx);
  dx(isnan (xi)) = NaN;
  c = reshape (pp.coefs, prod (d), n, k);
  nd = rows (c);
  yi = reshape (c(:,idx,1), nd, m);
  for i = 2:k
    yi = yi .* dx + reshape (c(:,idx,i), nd, m);
  end
  if (nd == 1)
    yi = reshape (yi, sxi);
  elseif (isscalar (xi))
    yi = reshape (yi, [d, 1]);
  elseif (any (sxi == 1) && numel (sxi) == 2)
    yi = reshape (yi, [d, m]);
  else
    yi = reshape (yi, [d, sxi]);
  end
end
