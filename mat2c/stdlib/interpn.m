function vi = interpn (varargin)
  % Interpolation in any number of dimensions.
  if (nargin < 1 || ! isnumeric (varargin{1}))
    print_usage ();
  end
  methods = {"nearest", "linear", "pchip", "cubic", "spline"};
  [method, extrap, args] = __interp_method__ ("interpn", methods, "EXTRAPVAL", varargin);
  if (strcmp (method, "pchip") || strcmp (method, "cubic"))
    error ("interpn: %s interpolation not yet implemented", method);
  end
  [x, v, y] = grids_of (args);
  if (! isfloat (v))
    v = double (v);
  end
  if (isempty (extrap) && ! strcmp (method, "spline"))
    extrap = NA;
    if (iscomplex (v))
      extrap = complex (NA, NA);
    end
  end
  y = same_shape (y, method);
  vi = at_points (x, v, y, method, extrap);
end
function [x, v, y] = grids_of (args)
  n = numel (args);
  v = args{1};
  if (n <= 2)
    m = 1;
    if (n == 2)
      m = args{2};
      if (! isnumeric (m) || ! isscalar (m) || m < 0 || m != fix (m))
        print_usage ("interpn");
      end
    end
    nd = ndims (v);
    x = cell (1, nd);
    fine = cell (1, nd);
    for d = 1:nd
      x{d} = 1:size (v, d);
      fine{d} = 1:1 / 2 ^ m:size (v, d);
    end
    [fine{1:nd}] = ndgrid (fine{:});
    y = fine;
  elseif (n == ndims (v) + 1)
    nd = ndims (v);
    x = cell (1, nd);
    for d = 1:nd
      x{d} = 1:size (v, d);
    end
    y = args(2:end);
  elseif (mod (n, 2) == 1 && ndims (args{(n+1)/2}) == (n - 1) / 2)
    nd = (n - 1) / 2;
    v = args{nd+1};
    x = args(1:nd);
    y = args(nd+2:end);
    whole = ! all (cellfun (@isvector, x));
    for d = 1:nd * whole
      if (! size_equal (x{d}, v))
        error ("interpn: incorrect dimensions for input X%d", d);
      end
      at = repmat ({1}, 1, nd);
      at{d} = ":";
      x{d} = x{d}(at{:})(:).';
    end
  else
    error ("interpn: wrong number or incorrectly formatted input arguments");
  end
end
function y = same_shape (y, method)
  nd = numel (y);
  if (size_equal (y{:}))
    return;
  end
  vectors = cellfun (@isvector, y);
  if (all (vectors))
    [y{1:nd}] = ndgrid (y{:});
  elseif (strcmp (method, "spline"))
    error ("interpn: incorrect dimensions for input Y%d", find (! vectors)(1));
  else
    same = cellfun (@(p) size_equal (p, y{1}), y);
    error ("interpn: incompatible size of argument number %d", nd + 1 + find (! same)(1));
  end
end
function vi = at_points (x, v, y, method, extrap)
  nd = numel (y);
  n = numel (y{1});
  outside = false (n, 1);
  for d = 1:nd
    p = y{d}(:);
    outside = outside | p < min (x{d}) | p > max (x{d}) | isnan (p);
  end
  if (isempty (extrap))
    outside(:) = false;
    extrap = NA;
  end
  vi = repmat (extrap, n, 1);
  inside = find (! outside);
  if (strcmp (method, "spline"))
    for k = inside'
      w = v;
      for d = nd:-1:1
        w = reshape (w, [], numel (x{d}));
        w = interp1 (x{d}(:), w.', y{d}(k), method, "extrap");
      end
      vi(k) = w;
    end
  else
    vi(inside) = cell_values (x, v, y, inside, strcmp (method, "nearest"));
  end
  vi = reshape (vi, size (y{1}));
end
function s = cell_values (x, v, y, inside, nearest)
  nd = numel (y);
  low = zeros (numel (inside), nd);
  part = low;
  for d = 1:nd
    grid = x{d}(:);
    if (isscalar (grid))
      low(:,d) = 1;
      continue;
    end
    p = y{d}(inside)(:);
    k = lookup (grid, p, "lr");
    low(:,d) = k;
    part(:,d) = (p - grid(k)) ./ (grid(k+1) - grid(k));
  end
  if (nearest)
    part = double (part >= 0.5);
  end
  strides = [1, cumprod(size (v)(1:nd-1))];
  s = zeros (numel (inside), 1);
  for corner = 0:2^nd-1
    up = bitand (floor (corner ./ 2 .^ (0:nd-1)), 1);
    weight = prod (part .* up + (1 - part) .* (1 - up), 2);
    at = 1 + (low + up - 1) * strides';
    used = weight != 0;
    s(used) = s(used) + weight(used) .* v(at(used))(:);
  end
end
