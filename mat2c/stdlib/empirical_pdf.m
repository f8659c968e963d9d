function y = empirical_pdf (x, data)
  % The share of each value in a sample.
  if (nargin != 2)
    print_usage ();
  end
  if (! isvector (data))
    error ("empirical_pdf: DATA must be a vector");
  end
  y = discrete_pdf (x, unique (data), histc (data(:), unique (data(:))));
end
