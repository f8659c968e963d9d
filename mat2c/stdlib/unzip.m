function list = unzip (file, dir = [])
  % Unpacks a ZIP archive.
  if (nargin < 1)
    print_usage ();
  end
  files = unpack (file, dir, "zip");
  if (nargout > 0)
    list = files;
  end
end
