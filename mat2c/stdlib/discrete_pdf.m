function pdf = discrete_pdf (x, v, p)
  % The probability of each value of a discrete distribution.
  if (nargin != 3)
    print_usage ();
  end
  if (! isvector (v))
    error ("discrete_pdf: V must be a vector");
  elseif (any (isnan (v)))
    error ("discrete_pdf: V must not have any NaN elements");
  elseif (! isvector (p) || length (p) != length (v))
    error ("discrete_pdf: P must be a vector with length (V) elements");
  elseif (! (all (p >= 0) && any (p)))
    error ("discrete_pdf: P must be a nonzero, non-negative vector");
  end
  p = p(:) / sum (p);
  pdf = zeros (size (x));
  if (isa (x, "single") || isa (v, "single") || isa (p, "single"))
    pdf = single (pdf);
  end
  pdf(isnan (x)) = NaN;
  [known, at] = ismember (x, v);
  pdf(known) = p(at(known));
end
