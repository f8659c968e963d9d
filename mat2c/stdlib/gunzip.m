function list = gunzip (file, dir = [])
  % Unpacks a gzip archive.
  if (nargin < 1)
    print_usage ();
  end
  files = unpack (file, dir, "gz");
  if (nargout > 0)
    list = files;
  end
end
