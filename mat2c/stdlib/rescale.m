function B = rescale (A, l, u, varargin)
  % Scales the elements of A to the interval from l to u.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (A) || islogical (A)))
    error ("rescale: A must be a numeric or logical matrix");
  end
  if (nargin < 3)
    l = 0;
    u = 1;
  end
  low = min (A(:));
  high = max (A(:));
  for k = 1:2:numel (varargin)
    switch (lower (varargin{k}))
      case "inputmin"
        low = varargin{k+1};
      case "inputmax"
        high = varargin{k+1};
    end
  end
  A = min (max (A, low), high);
  B = l + ((A - low) ./ (high - low)) .* (u - l);
end
