function y = empirical_cdf (x, data)
  % The share of a sample that is at or below values.
  if (nargin != 2)
    print_usage ();
  end
  if (! isvector (data))
    error ("empirical_cdf: DATA must be a vector");
  end
  y = discrete_cdf (x, data, ones (size (data)));
end
