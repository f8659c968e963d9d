function [xs, ys] = stairs (varargin)
  % The corners of stairs; the lines can't be drawn.
  given = find (cellfun (@ischar, varargin), 1);
  if (isempty (given) || given == 1)
    given = nargin + 1;
  end
  if (nargin == 0)
    print_usage ();
  elseif (nargout < 2)
    if (nargout == 1)
      xs = 1;
    end
    return;
  end
  if (given == 2)
    y = varargin{1};
    x = [];
  else
    [x, y] = varargin{1:2};
  end
  if (! isnumeric (y) || ndims (y) > 2)
    error ("stairs: Y must be a numeric 2-D vector or matrix");
  end
  if (isvector (y))
    y = y(:);
  end
  if (isvector (x))
    x = x(:);
  end
  if (given == 2)
    x = repmat ((1:rows (y)).', 1, columns (y));
  elseif (! isnumeric (x) || ndims (x) > 2)
    error ("stairs: X must be a numeric 2-D vector or matrix");
  elseif (columns (x) == 1 && rows (x) == rows (y))
    x = repmat (x, 1, columns (y));
  elseif (! size_equal (x, y))
    error ("stairs: X and Y sizes must match");
  end
  n = rows (y);
  xs = x([1, repelem(2:n, 2)], :);
  ys = y([repelem(1:n-1, 2), n], :);
end
