function varargout = gradient (m, varargin)
  % Numerical gradient of an array, or of a function at points.
  if (nargin < 1)
    print_usage ();
  end
  wanted = max (1, nargout);
  if (isnumeric (m))
    count = numel (varargin);
    if (wanted > ndims (m) || (count > 1 && count != ndims (m)))
      print_usage ();
    end
    varargout = repmat ({of_array(1, m, varargin{:})}, 1, wanted);
    for k = 2:wanted
      varargout{k} = of_array (k, m, varargin{:});
    end
  elseif (is_function_handle (m) || ischar (m))
    if (isempty (varargin))
      print_usage ();
    end
    varargout = repmat ({of_function(1, m, varargin{:})}, 1, wanted);
    for k = 2:wanted
      varargout{k} = of_function (k, m, varargin{:});
    end
  else
    error ("gradient: first input must be an array or a function");
  end
end
function y = of_array (k, m, varargin)
  % The kth output: along columns, rows, pages, ….
  order = [2, 1, 3:ndims(m)];
  if (isvector (m) && rows (m) > 1)
    y = along (m.', spacing (m.', k, order(k), varargin{:}), order(k));
    if (k == 1)
      y = y.';
    end
  else
    y = along (m, spacing (m, k, order(k), varargin{:}), order(k));
  end
end
function d = spacing (m, k, dim, varargin)
  % The distances of points along a dimension, as given for all of them, for x alone, or for each.
  d = ones (size (m, dim) - 1, 1);
  count = numel (varargin);
  if (count == 1)
    if (isscalar (varargin{1}))
      d = varargin{1} * d;
    elseif (dim == 2)
      d = diff (varargin{1}(:));
    else
      d = zeros (0, 1);
    end
  elseif (count > 1)
    if (isscalar (varargin{k}))
      d = varargin{k} * d;
    else
      d = diff (varargin{k}(:));
    end
  end
end
function y = along (m, d, dim)
  n = size (m, dim);
  if (n < 2)
    y = zeros (size (m), class (m));
    return;
  end
  perm = [dim, 1:dim-1, dim+1:ndims(m)];
  x = permute (m, perm);
  sx = size (x);
  x = reshape (x, n, []);
  y = zeros (size (x), class (x));
  d = d(:);
  y(1,:) = (x(2,:) - x(1,:)) / d(1);
  y(n,:) = (x(n,:) - x(n-1,:)) / d(n-1);
  if (n > 2)
    y(2:n-1,:) = (x(3:n,:) - x(1:n-2,:)) ./ (d(1:n-2) + d(2:n-1));
  end
  y = ipermute (reshape (y, sx), perm);
end
function df = of_function (k, f, p0, varargin)
  p0_size = size (p0);
  if (numel (p0_size) == 2 && any (p0_size == 1))
    p0 = p0(:);
    dim = 1;
    num_points = numel (p0);
  else
    num_points = rows (p0);
    dim = columns (p0);
  end
  if (isempty (varargin))
    delta = ones (1, dim);
  elseif (isscalar (varargin{1}))
    delta = repmat (varargin{1}, 1, dim);
  else
    delta = varargin{1}(:).';
  end
  df = zeros (num_points, 1);
  for j = 1:num_points
    a = p0(j,:);
    b = a;
    a(k) = a(k) + delta(k) / 2;
    b(k) = b(k) - delta(k) / 2;
    if (dim == 1)
      df(j) = (feval (f, a) - feval (f, b)) / delta(k);
    else
      ca = num2cell (a);
      cb = num2cell (b);
      df(j) = (feval (f, ca{:}) - feval (f, cb{:})) / delta(k);
    end
  end
  if (k == 1 && dim == 1 && p0_size(1) == 1)
    df = df.';
  end
end
