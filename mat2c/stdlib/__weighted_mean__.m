function m = __weighted_mean__ (x, w, dim)
  % The mean along a dimension, by weights of its elements.
  if (nargin < 3)
    dim = find ([size(x), 2] != 1, 1);
  end
  extents = ones (1, max (ndims (x), dim));
  extents(dim) = numel (w);
  m = sum (x .* reshape (w, extents), dim) / sum (w);
end
