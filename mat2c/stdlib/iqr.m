function z = iqr (x, dim)
  % Distance of the quartiles, of the elements along one or several dimensions.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("iqr: X must be a numeric vector or matrix");
  end
  if (nargin < 2)
    dim = find (size (x) > 1, 1);
    if (isempty (dim))
      dim = 2;
    end
  elseif (ischar (dim) && strcmpi (dim, "all"))
    x = x(:);
    dim = 1;
  elseif (! isnumeric (dim) || ! isvector (dim) || any (dim != fix (dim) | dim < 1 | isinf (dim)))
    error ("iqr: DIM must be a positive integer scalar, vector, or 'all'");
  elseif (numel (unique (dim)) != numel (dim))
    error ("iqr: vector DIM must contain non-repeating positive integers");
  end
  if (! isscalar (dim))
    [x, dim] = together (x, dim(:).');
  end
  if (size (x, dim) == 1)
    z = zeros (size (x));
    z(! isfinite (x)) = NaN;
  else
    q = quantile (x, [0.25, 0.75], dim);
    if (numel (q) == 2)
      z = q(2) - q(1);
    else
      z = diff (q, [], dim);
    end
  end
end
function [x, first] = together (x, dims)
  % The elements along all of the dimensions, now along the first of them.
  n = max (ndims (x), max (dims));
  sz = size (x);
  sz(end+1:n) = 1;
  first = min (dims);
  others = setdiff (1:n, dims);
  order = [others(others < first), dims, others(others > first)];
  x = permute (x, order);
  joined = sz;
  joined(dims) = 1;
  joined(first) = prod (sz(dims));
  x = reshape (x, joined);
end
