function [s, l] = bounds (x, dim, nanflag)
  % Least and greatest elements.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("bounds: X must be a numeric vector or matrix");
  end
  keeps_nan = false;
  if (nargin > 2)
    keeps_nan = strcmpi (nanflag, "includenan");
  elseif (nargin == 2 && ischar (dim))
    keeps_nan = strcmpi (dim, "includenan");
  end
  if (nargin == 1 || ischar (dim) || isempty (dim))
    dim = __first_dim__ (x);
  elseif (isscalar (dim))
    __check_dim__ ("bounds", dim);
  else
    [x, dim] = merged (x, dim);
  end
  s = min (x, [], dim);
  l = max (x, [], dim);
  if (keeps_nan)
    unknown = any (isnan (x), dim);
    s(unknown) = NaN;
    l(unknown) = NaN;
  end
end
function [x, dim] = merged (x, dims)
  % The dimensions that are taken together as one, in the place of the first of them.
  if (ischar (dims) || ! all (dims >= 1 & dims == fix (dims)))
    error ("bounds: DIM must be an integer and a valid dimension");
  end
  dims = unique (dims(:).');
  rank = max ([ndims(x), dims]);
  others = setdiff (1:rank, dims);
  dim = dims(1);
  extents = size (x);
  extents(end+1:rank) = 1;
  together = prod (extents(dims));
  extents(dims) = 1;
  extents(dim) = together;
  front = others(others < dim);
  x = reshape (permute (x, [front, dims, others(others > dim)]), extents);
end
