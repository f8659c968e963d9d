function mustBeFloat (x)
  % Fails unless the value is single or double.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), isfloat (x), "be a floating-point array");
end
