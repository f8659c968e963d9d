function filelist = bzip2 (files, dir)
  % Compresses files, each for itself.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  if (nargin == 1)
    dir = "";
  end
  made = __compressed__ ("bzip2", files, dir, ".bz2");
  if (nargout > 0)
    filelist = made;
  end
end
