function y = empirical_inv (x, data)
  % Quantiles of a sample.
  if (nargin != 2)
    print_usage ();
  end
  if (! isvector (data))
    error ("empirical_inv: DATA must be a vector");
  end
  y = discrete_inv (x, data, ones (size (data)));
end
