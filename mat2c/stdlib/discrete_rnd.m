function r = discrete_rnd (v, p, varargin)
  % Random values of a discrete distribution.
  if (nargin < 2)
    print_usage ();
  end
  if (! isvector (v))
    error ("discrete_rnd: V must be a vector");
  elseif (! isvector (p) || length (p) != length (v))
    error ("discrete_rnd: P must be a vector with length (V) elements");
  elseif (any (isnan (p)) || any (p < 0) || ! any (p))
    error ("discrete_rnd: P must be a nonzero, nonnegative vector");
  end
  if (isempty (varargin))
    sz = [1, 1];
  else
    sz = size (zeros (varargin{:}));
  end
  total = cumsum (p(:)) / sum (p);
  r = reshape (v(lookup (total(1:end-1), rand (sz)) + 1), sz);
end
