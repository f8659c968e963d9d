function vi = interp3 (varargin)
  % Interpolation in three dimensions, with the first two in the order of meshgrid.
  narginchk (1, 9);
  [method, extrap, args] = __interp_method__ ("interp3", {"nearest", "linear", "cubic", "spline"}, ...
                                              "EXTRAPVAL", varargin);
  ending = {method};
  if (! isempty (extrap))
    ending = {method, extrap};
  end
  n = numel (args);
  if (n == 7)
    v = args{4};
    x = args(1:3);
    y = args(5:7);
  elseif (n == 4 || n == 1 || n == 2)
    v = args{1};
    y = args(2:end);
  else
    error ("interp3: wrong number or incorrectly formatted input arguments");
  end
  if (! isnumeric (v))
    print_usage ();
  end
  if (ndims (v) != 3)
    error ("interp3: V must be a 3-D array of values");
  end
  if (n <= 2)
    vi = interpn (args{:}, ending{:});
    return;
  end
  if (n == 4)
    x = {1:columns(v), 1:rows(v), 1:size(v, 3)};
  end
  x = as_vectors (x, v);
  [y, gridded] = points (y);
  vi = interpn (x{2}, x{1}, x{3}, v, y{2}, y{1}, y{3}, ending{:});
  if (gridded && isvector (vi))
    vi = vi.';
  end
end
function x = as_vectors (x, v)
  order = [2, 1, 3];
  whole = ! cellfun (@isvector, x);
  if (any (whole) && ! size_equal (x{:}, v))
    error ("interp3: X, Y, Z, and V dimensions must be equal");
  end
  for d = find (whole)
    at = {1, 1, 1};
    at{order(d)} = ":";
    x{d} = x{d}(at{:})(:).';
  end
end
function [y, gridded] = points (y)
  gridded = false;
  if (size_equal (y{:}))
    return;
  end
  if (! all (cellfun (@isvector, y)))
    error ("interp3: XI, YI, and ZI dimensions must be equal");
  end
  gridded = true;
  [y{1:3}] = meshgrid (y{:});
end
