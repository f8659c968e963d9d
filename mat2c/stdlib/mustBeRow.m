function mustBeRow (x)
  % Fails unless the value is a row.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), ndims (x) == 2 && rows (x) == 1, "be a row vector");
end
