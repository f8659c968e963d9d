function inv = discrete_inv (x, v, p)
  % Quantiles of a discrete distribution.
  if (nargin != 3)
    print_usage ();
  end
  if (! isvector (v))
    error ("discrete_inv: V must be a vector");
  elseif (! isvector (p) || length (p) != length (v))
    error ("discrete_inv: P must be a vector with length (V) elements");
  elseif (any (isnan (p)))
    error ("discrete_rnd: P must not have any NaN elements");
  elseif (! (all (p >= 0) && any (p)))
    error ("discrete_inv: P must be a nonzero, non-negative vector");
  end
  if (isa (x, "single") || isa (v, "single") || isa (p, "single"))
    inv = NaN (size (x), "single");
  else
    inv = NaN (size (x));
  end
  [v, order] = sort (v(:));
  total = [0; cumsum(p(order)(:))] / sum (p);
  inv(x == 0) = v(1);
  inv(x == 1) = v(end);
  within = x > 0 & x < 1;
  for k = find (within(:))'
    inv(k) = v(find (total(2:end) >= x(k), 1));
  end
end
