function r = ishermitian (A, varargin)
  % Is A equal to its conjugate transpose?
  if (nargin < 1 || nargin > 3)
    print_usage ();
  end
  skew = false;
  tol = 0;
  for k = 1:numel (varargin)
    arg = varargin{k};
    if (ischar (arg))
      if (! any (strcmp (arg, {"skew", "nonskew"})))
        error ("ishermitian: SKEWOPT must be 'skew' or 'nonskew'");
      end
      skew = strcmp (arg, "skew");
    elseif (! isnumeric (arg))
      error (["ishermitian: second argument must be a non-negative scalar TOL, or one of the strings: " ...
              "'skew' / 'nonskew'"]);
    elseif (! (isscalar (arg) && arg >= 0))
      error ("ishermitian: TOL must be a scalar >= 0");
    else
      tol = arg;
    end
  end
  if (! (isnumeric (A) || islogical (A)))
    r = false;
    return;
  end
  r = ndims (A) == 2 && rows (A) == columns (A);
  if (r)
    sign = 1 - 2 * skew;
    if (tol == 0)
      r = all ((A == sign * A')(:));
    else
      A = double (A);
      r = norm (A - sign * A', inf) / norm (A, inf) <= tol;
    end
  end
end
