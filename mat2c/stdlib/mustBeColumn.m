function mustBeColumn (x)
  % Fails unless the value is a column.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), ndims (x) == 2 && columns (x) == 1, "be a column vector");
end
