function mustBeVector (x, allowed)
  % Fails unless the value is a vector that has elements, or is empty where that is allowed.
  if (nargin < 1)
    print_usage ();
  end
  empty = nargin > 1 && strcmp (allowed, "allows-all-empties") && isempty (x);
  line = ndims (x) == 2 && any (size (x) == 1) && ! isempty (x);
  __must__ (mfilename (), inputname (1), empty || line, "be a vector");
end
