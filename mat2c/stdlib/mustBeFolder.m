function mustBeFolder (x)
  % Fails unless the value names folders.
  if (nargin < 1)
    print_usage ();
  end
  names = cellstr (x);
  good = cellfun (@isfolder, names);
  missing = strjoin (names(! good), ", ");
  __must__ (mfilename (), inputname (1), all (good), "name existing folders; not found: %s", missing);
end
