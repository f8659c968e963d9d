function yi = griddatan (x, y, xi, method = "linear", varargin)
  % Values at points in any number of dimensions, from the simplices between points of known value.
  if (nargin < 3)
    print_usage ();
  end
  [m, n] = size (x);
  if (m < n + 1)
    error ("griddatan: number of points in X (rows of X) must be greater than dimensionality of data + 1 (columns of X + 1)");
  elseif (columns (y) != 1 || rows (y) != m)
    error ("griddatan: Y must be a column vector with the same number of points (rows) as X");
  elseif (columns (xi) != n)
    error ("griddatan: dimension of query data XI (columns) must match X");
  end
  if (isempty (method))
    method = "linear";
  elseif (! ischar (method))
    error ("griddatan: METHOD must be a string");
  end
  switch (tolower (method))
    case "linear"
      T = delaunayn (x, varargin{:});
      [in, weights] = tsearchn (x, T, xi);
      known = ! isnan (in);
      yi = NaN (rows (xi), 1);
      corners = reshape (y(T(in(known),:)), [], n + 1);
      yi(known) = sum (corners .* weights(known,:), 2);
    case "nearest"
      yi = y(dsearchn (x, xi));
    case "v4"
      error ("griddatan: \"%s\" METHOD is available for 2-D inputs by using \"griddata\"", tolower (method));
    case {"cubic", "natural"}
      error ("griddatan: \"%s\" interpolation METHOD not yet implemented", tolower (method));
    otherwise
      error ("griddatan: unknown interpolation METHOD: \"%s\"", method);
  end
end
