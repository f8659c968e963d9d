function r = issymmetric (A, varargin)
  % Is A equal to its transpose?
  if (nargin < 1 || nargin > 3)
    print_usage ();
  end
  skew = false;
  tol = 0;
  for k = 1:numel (varargin)
    arg = varargin{k};
    if (ischar (arg))
      if (! any (strcmp (arg, {"skew", "nonskew"})))
        error ("issymmetric: SKEWOPT must be 'skew' or 'nonskew'");
      end
      skew = strcmp (arg, "skew");
    elseif (! isnumeric (arg))
      error (["issymmetric: second argument must be a non-negative scalar TOL, or one of the strings: " ...
              "'skew' / 'nonskew'"]);
    elseif (! (isscalar (arg) && arg >= 0))
      error ("issymmetric: TOL must be a scalar >= 0");
    else
      tol = arg;
    end
  end
  if (! (isnumeric (A) || islogical (A) || ischar (A)))
    error ("issymmetric: A must be a numeric, logical, or character matrix");
  end
  r = ndims (A) == 2 && rows (A) == columns (A);
  if (r)
    sign = 1 - 2 * skew;
    if (tol == 0)
      r = all ((A == sign * A.')(:));
    else
      A = double (A);
      r = norm (A - sign * A.', inf) / norm (A, inf) <= tol;
    end
  end
end
