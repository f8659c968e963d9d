function mustBeReal (x)
  % Fails unless the value is real.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), isreal (x), "be real");
end
