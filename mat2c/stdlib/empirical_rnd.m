function r = empirical_rnd (data, varargin)
  % Random values of a sample.
  if (nargin < 1)
    print_usage ();
  end
  if (! isvector (data))
    error ("empirical_rnd: DATA must be a vector");
  end
  r = discrete_rnd (data, ones (size (data)), varargin{:});
end
