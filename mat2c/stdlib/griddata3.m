function vi = griddata3 (x, y, z, v, xi, yi, zi, method = "linear", varargin)
  % Values at points of space, from points of known value.
  if (nargin < 7)
    print_usage ();
  end
  if (isvector (x) && isvector (y) && isvector (z) && isvector (v))
    if (! isequal (numel (x), numel (y), numel (z), numel (v)))
      error ("griddata: X, Y, Z, and V must be vectors of the same length");
    end
  elseif (! size_equal (x, y, z, v))
    error ("griddata: X, Y, Z, and V must have equal sizes");
  end
  if (! size_equal (xi, yi, zi))
    if (isvector (xi) && isvector (yi) && isvector (zi))
      [xi, yi, zi] = meshgrid (xi, yi, zi);
    else
      error ("griddata3: XI, YI, and ZI must be vectors or matrices of the same size");
    end
  end
  vi = griddatan ([x(:), y(:), z(:)], v(:), [xi(:), yi(:), zi(:)], method, varargin{:});
  if (! isvector (xi))
    vi = reshape (vi, size (xi));
  end
end
