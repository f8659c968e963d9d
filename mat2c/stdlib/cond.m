function c = cond (a, p)
  % Condition number of a matrix for inversion.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 1)
    p = 2;
  end
  if (ndims (a) > 2)
    error ("cond: A must be a 2-D matrix");
  end
  if (p == 2)
    if (isempty (a))
      c = 0;
      return;
    elseif (any (! isfinite (a(:))))
      error ("cond: A must not contain Inf or NaN values");
    end
    s = svd (a);
    c = s(1) / s(end);
    if (isnan (c))
      c = Inf;
    end
  else
    c = norm (a, p) * norm (inv (a), p);
  end
end
