function [s, l] = bounds (x, dim, nanflag)
  % Least and greatest elements.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("bounds: X must be a numeric vector or matrix");
  end
  if (nargin == 1 || ischar (dim) || isempty (dim))
    s = min (x);
    l = max (x);
  else
    s = min (x, [], dim);
    l = max (x, [], dim);
  end
end
