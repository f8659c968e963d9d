function A = accumdim (subs, vals, dim, n, fcn, fillval)
  % Sums the slices of vals along a dimension that share a subscript.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to accumdim");
  end
  if (! isvector (subs) || any (subs != fix (subs)))
    error ("accumdim: SUBS must be a vector of integers");
  end
  if (nargin < 3 || isempty (dim))
    dim = find (size (vals) != 1, 1);
    if (isempty (dim))
      dim = 1;
    end
  end
  m = max (subs);
  if (nargin < 4 || isempty (n) || n == 0)
    n = m;
  end
  if (nargin < 5 || isempty (fcn))
    fcn = @sum;
  end
  if (nargin < 6)
    fillval = 0;
  end
  sz = size (vals);
  sz(dim) = n;
  A = repmat (fillval, sz);
  at = repmat ({":"}, 1, max (ndims (vals), dim));
  from = at;
  for k = 1:n
    here = find (subs == k);
    if (! isempty (here))
      at{dim} = k;
      from{dim} = here;
      A(at{:}) = fcn (vals(from{:}), dim);
    end
  end
end
