function mustBeTextScalar (x)
  % Fails unless the value is one text.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), __is_text__ (x), "be a character vector");
end
