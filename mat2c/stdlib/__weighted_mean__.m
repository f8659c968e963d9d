function m = __weighted_mean__ (x, varargin)
  % The mean beside what std and var give for the same arguments: the first of them, if it is of
  % numbers, is how squares are counted or, if there are several, the weights of the elements.
  weighted = numel (varargin) > 0 && isnumeric (varargin{1});
  if (! weighted)
    m = mean (x, varargin{:});
  elseif (numel (varargin{1}) > 1)
    m = by_weights (x, varargin{:});
  else
    m = mean (x, varargin{2:end});
  end
end

function m = by_weights (x, w, dim)
  if (nargin < 3)
    dim = find ([size(x), 2] != 1, 1);
  end
  extents = ones (1, max (ndims (x), dim));
  extents(dim) = numel (w);
  m = sum (x .* reshape (w, extents), dim) / sum (w);
end
