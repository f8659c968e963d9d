function B = rescale (A, varargin)
  % Scales the elements of A to the interval from l to u.
  n = numel (varargin);
  if (nargin < 1 || mod (n, 2) != 0 || n > 6)
    print_usage ();
  elseif (! (isnumeric (A) || islogical (A)))
    error ("rescale: A must be a numeric or logical matrix");
  end
  l = 0;
  u = 1;
  first = 1;
  if (n > 0 && ! ischar (varargin{1}))
    l = bound (varargin{1}, "lower bound L");
    u = bound (varargin{2}, "upper bound U");
    if (any ((l > u)(:)))
      error ("rescale: lower bound L must be smaller than upper bound U");
    end
    first = 3;
  end
  low = [];
  high = [];
  for k = first:2:n
    switch (lower (varargin{k}))
      case "inputmin"
        low = bound (varargin{k+1}, "INMIN");
      case "inputmax"
        high = bound (varargin{k+1}, "INMAX");
      otherwise
        error ("rescale: invalid option(s)");
    end
  end
  if (! isfloat (A))
    A = double (A);
  end
  if (isempty (low))
    low = min (A(:));
  end
  if (isempty (high))
    high = max (A(:));
  end
  within = min (max (A, low), high);
  within(isnan (A)) = NaN;
  share = (within - low) ./ (high - low);
  share((high - low) + zeros (size (share)) == 0) = 0;
  B = l + share .* (u - l);
end
function x = bound (x, what)
  if (! isnumeric (x) && ! islogical (x))
    error ("rescale: %s must be numeric", what);
  end
end
