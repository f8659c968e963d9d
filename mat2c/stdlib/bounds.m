function [s, l] = bounds (x, dim, nanflag)
  % Least and greatest elements.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("bounds: X must be a numeric vector or matrix");
  end
  keeps_nan = false;
  if (nargin > 2)
    keeps_nan = strcmpi (nanflag, "includenan");
  elseif (nargin == 2 && ischar (dim))
    keeps_nan = strcmpi (dim, "includenan");
  end
  if (nargin == 1 || ischar (dim) || isempty (dim))
    dim = __first_dim__ (x);
  else
    __check_dim__ ("bounds", dim);
  end
  s = min (x, [], dim);
  l = max (x, [], dim);
  if (keeps_nan)
    unknown = any (isnan (x), dim);
    s(unknown) = NaN;
    l(unknown) = NaN;
  end
end
