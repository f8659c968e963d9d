function r = discrete_rnd (v, p, varargin)
  % Random values of a discrete distribution.
  if (nargin < 2)
    print_usage ();
  end
  if (! isvector (v))
    error ("discrete_rnd: V must be a vector");
  elseif (! isvector (p) || length (p) != length (v))
    error ("discrete_rnd: P must be a vector with length (V) elements");
  elseif (any (isnan (p)))
    error ("discrete_rnd: P must not have any NaN elements");
  elseif (! (all (p >= 0) && any (p)))
    error ("discrete_rnd: P must be a nonzero, non-negative vector");
  end
  sz = wanted (v, varargin);
  total = cumsum (p(:)) / sum (p);
  r = reshape (v(lookup (total(1:end-1), rand (sz)) + 1), sz);
end
function sz = wanted (v, dims)
  % As large as v where nothing is told.
  if (isempty (dims))
    sz = size (v);
  elseif (numel (dims) > 1)
    if (! all (cellfun (@(d) isscalar (d) && d >= 0, dims)))
      error ("discrete_rnd: dimensions must be non-negative integers");
    end
    sz = [dims{:}];
  elseif (isscalar (dims{1}) && dims{1} >= 0)
    sz = [dims{1}, dims{1}];
  elseif (isrow (dims{1}) && all (dims{1} >= 0))
    sz = dims{1};
  else
    error ("discrete_rnd: dimension vector must be row vector of non-negative integers");
  end
end
