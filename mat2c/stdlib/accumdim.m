function A = accumdim (subs, vals, dim, n = 0, func = [], fillval = 0)
  % Sums slices of an array by index along a dimension, or reduces them with another function, which
  % is given all slices of an index and the dimension.
  if (nargin < 2)
    print_usage ();
  end
  if (isempty (fillval))
    fillval = 0;
  end
  if (! isvector (subs))
    error ("accumdim: SUBS must be a subscript vector");
  elseif (! isindex (subs))
    error ("accumdim: indices must be positive integers");
  end
  if (isempty (n) || n == 0)
    n = max (subs);
  elseif (n < max (subs))
    error ("accumdim: N index out of range");
  end
  if (nargin < 3)
    dim = __first_dim__ (vals);
  elseif (! isindex (dim))
    error ("accumdim: DIM must be a valid dimension");
  end
  sz = size (vals);
  sz(end+1:dim) = 1;
  if (numel (subs) != size (vals, dim))
    error ("accumdim: dimension mismatch");
  end
  sz(dim) = n;
  [groups, ~, group_of] = unique (subs(:));
  place = repmat ({':'}, 1, numel (sz));
  if (isempty (func) || func == @sum)
    func = @sum;
    more = {dim};
  elseif (func == @min || func == @max)
    more = {[], dim};
  else
    more = {dim};
  end
  slices = cell (1, numel (groups));
  for k = 1:numel (groups)
    place{dim} = group_of == k;
    slices{k} = func (vals(place{:}), more{:});
  end
  slices = cat (dim, slices{:});
  if (fillval == 0)
    A = zeros (sz, class (slices));
  else
    A = repmat (fillval, sz);
  end
  place{dim} = groups;
  A(place{:}) = slices;
end
