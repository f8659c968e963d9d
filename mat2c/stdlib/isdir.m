function t = isdir (f)
  % Whether f is a folder.
  if (nargin < 1)
    print_usage ();
  end
  t = isfolder (f);
end
