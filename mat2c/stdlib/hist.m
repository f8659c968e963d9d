function [nn, xx] = hist (varargin)
  % Counts of elements in bins; bars can't be drawn.
  if (nargin < 1)
    print_usage ();
  end
  y = varargin{1};
  if (! isreal (y) || iscell (y))
    error ("hist: Y must be real-valued");
  end
  arg_is_vector = isvector (y);
  if (arg_is_vector)
    y = y(:);
  end
  y = double (y);
  yf = y(isfinite (y));
  low = min (yf(:));
  high = max (yf(:));
  if (nargin == 1 || ischar (varargin{2}))
    n = 10;
    next = 2;
    x = [];
  else
    x = varargin{2};
    next = 3;
    if (isscalar (x))
      n = fix (x);
      if (n <= 0)
        error ("hist: number of bins NBINS must be positive");
      end
      x = [];
    elseif (! isreal (x) || ! isvector (x))
      error ("hist: second argument must be a scalar or a vector");
    end
  end
  if (isempty (x))
    if (low == high)
      x = ((0.5:n)'/n - 0.5) + low;
    else
      delta = (high - low) / n / 2;
      x = linspace (low + delta, high - delta, n)';
    end
  else
    x = double (x(:));
    if (! issorted (x))
      warning ("hist: bin values X not sorted on input");
      x = sort (x);
    end
  end
  edges = (x(1:end-1) + x(2:end)) / 2;
  freq = zeros (numel (x), columns (y));
  for j = 1:columns (y)
    column = y(! isnan (y(:,j)), j);
    idx = lookup (edges, column);
    k = idx > 0;
    k(k) = column(k) == edges(idx(k))(:);
    idx(k) = idx(k) - 1;
    freq(:,j) = accumarray (idx(:) + 1, 1, [numel(x), 1]);
  end
  if (nargin >= next && ! ischar (varargin{next}))
    norm_to = varargin{next};
    freq = freq .* (norm_to(:).' ./ sum (freq, 1));
  end
  if (nargout > 0)
    if (arg_is_vector)
      nn = freq.';
      xx = x.';
    else
      nn = freq;
      xx = x;
    end
  end
end
