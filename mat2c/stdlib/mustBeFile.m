function mustBeFile (x)
  % Fails unless the value names files.
  if (nargin < 1)
    print_usage ();
  end
  names = cellstr (x);
  good = cellfun (@isfile, names);
  missing = strjoin (names(! good), ", ");
  __must__ (mfilename (), inputname (1), all (good), "name existing files; not found: %s", missing);
end
