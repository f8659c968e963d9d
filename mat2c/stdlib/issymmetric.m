function r = issymmetric (A, tol)
  % Is A equal to its transpose?
  if (nargin < 1)
    print_usage ();
  end
  skew = false;
  if (nargin == 2)
    if (ischar (tol))
      if (! any (strcmp (tol, {"skew", "nonskew"})))
        error ('issymmetric: SKEWOPT must be "skew" or "nonskew"');
      end
      skew = strcmp (tol, "skew");
      tol = 0;
    elseif (! (isnumeric (tol) && isscalar (tol) && tol >= 0))
      error ("issymmetric: TOL must be a scalar >= 0");
    end
  else
    tol = 0;
  end
  if (! (isnumeric (A) || islogical (A) || ischar (A)))
    error ("issymmetric: A must be a numeric, logical, or character matrix");
  end
  r = ndims (A) == 2 && rows (A) == columns (A);
  if (r)
    if (skew)
      r = all (all (A == -A.'));
    elseif (tol == 0)
      r = all (all (A == A.'));
    else
      r = norm (A - A.', inf) / norm (A, inf) <= tol;
    end
  end
end
