function varargout = gradient (m, varargin)
  % Numerical gradient of an array, or of a function at points.
  if (nargin < 1)
    print_usage ();
  end
  nargout_with_ans = max (1, nargout);
  varargout = cell (1, nargout_with_ans);
  if (isnumeric (m))
    [varargout{1:nargout_with_ans}] = of_array (nargout_with_ans, m, varargin{:});
  elseif (is_function_handle (m) || ischar (m))
    [varargout{1:nargout_with_ans}] = of_function (m, varargin{:});
  else
    error ("gradient: first input must be an array or a function");
  end
end
function varargout = of_array (nout, m, varargin)
  flipped = isvector (m) && rows (m) > 1;
  if (flipped)
    m = m.';
  end
  nd = ndims (m);
  sz = size (m);
  if (nout > nd)
    print_usage ();
  end
  d = cell (1, nd);
  order = [2, 1, 3:nd];
  if (isempty (varargin))
    for k = 1:nd
      d{k} = ones (sz(k) - 1, 1);
    end
  elseif (numel (varargin) == 1)
    if (isscalar (varargin{1}))
      for k = 1:nd
        d{k} = varargin{1} * ones (sz(k) - 1, 1);
      end
    else
      for k = 1:nd
        d{k} = ones (sz(k) - 1, 1);
      end
      d{2} = diff (varargin{1}(:));
    end
  else
    for k = 1:min (nd, numel (varargin))
      dim = order(k);
      if (isscalar (varargin{k}))
        d{dim} = varargin{k} * ones (sz(dim) - 1, 1);
      else
        d{dim} = diff (varargin{k}(:));
      end
    end
  end
  varargout = cell (1, nout);
  for k = 1:nout
    varargout{k} = along (m, d{order(k)}, order(k));
  end
  if (flipped)
    varargout{1} = varargout{1}.';
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
function varargout = of_function (f, p0, varargin)
  if (nargin < 2)
    print_usage ();
  end
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
  n = max (1, nargout);
  varargout = cell (1, n);
  for k = 1:n
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
    varargout{k} = df;
  end
  if (dim == 1 && p0_size(1) == 1)
    varargout{1} = varargout{1}.';
  end
end
