function mustBeNonsparse (x)
  % Fails unless the value is full.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), ! issparse (x), "be nonsparse");
end
