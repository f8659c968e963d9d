function mustBeNonempty (x)
  % Fails unless there are elements.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), ! isempty (x), "not be empty");
end
