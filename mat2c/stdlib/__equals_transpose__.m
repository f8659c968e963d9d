function r = __equals_transpose__ (who, A, turned, varargin)
  % Is a matrix equal to its transpose `turned`, or to minus that, as the options have it?
  skew = false;
  tol = 0;
  for k = 1:numel (varargin)
    arg = varargin{k};
    if (ischar (arg))
      if (! any (strcmp (arg, {"skew", "nonskew"})))
        error ("%s: SKEWOPT must be 'skew' or 'nonskew'", who);
      end
      skew = strcmp (arg, "skew");
    elseif (! isnumeric (arg) && k == 1)
      error (["%s: second argument must be a non-negative scalar TOL, or one of the strings: " ...
              "'skew' / 'nonskew'"], who);
    elseif (! (isnumeric (arg) && isscalar (arg) && arg >= 0))
      error ("%s: TOL must be a scalar >= 0", who);
    else
      tol = arg;
    end
  end
  r = ndims (A) == 2 && rows (A) == columns (A);
  if (r)
    turned = turned (A);
    sign = 1 - 2 * skew;
    if (tol == 0 && issparse (A))
      r = isequal (A, sign * turned);
    elseif (tol == 0)
      r = all ((A == sign * turned)(:));
    else
      A = double (A);
      r = norm (A - sign * double (turned), inf) / norm (A, inf) <= tol;
    end
  end
end
