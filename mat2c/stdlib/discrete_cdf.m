function cdf = discrete_cdf (x, v, p)
  % The probability that a discrete distribution stays at or below values.
  if (nargin != 3)
    print_usage ();
  end
  if (! isvector (v))
    error ("discrete_cdf: V must be a vector");
  elseif (any (isnan (v)))
    error ("discrete_cdf: V must not have any NaN elements");
  elseif (! isvector (p) || length (p) != length (v))
    error ("discrete_cdf: P must be a vector with length (V) elements");
  elseif (! (all (p >= 0) && any (p)))
    error ("discrete_cdf: P must be a nonzero, non-negative vector");
  end
  p = p(:) / sum (p);
  if (isa (x, "single") || isa (v, "single") || isa (p, "single"))
    cdf = NaN (size (x), "single");
  else
    cdf = NaN (size (x));
  end
  known = ! isnan (x);
  [v, order] = sort (v(:));
  total = [0; cumsum(p(order))];
  cdf(known) = total(lookup (v, x(known)) + 1);
end
