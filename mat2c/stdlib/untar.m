function list = untar (file, dir = [])
  % Unpacks a tar archive.
  if (nargin < 1)
    print_usage ();
  end
  files = unpack (file, dir, "tar");
  if (nargout > 0)
    list = files;
  end
end
