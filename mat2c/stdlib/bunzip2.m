function list = bunzip2 (file, dir = [])
  % Unpacks a bzip2 archive.
  if (nargin < 1)
    print_usage ();
  end
  files = unpack (file, dir, "bz2");
  if (nargout > 0)
    list = files;
  end
end
