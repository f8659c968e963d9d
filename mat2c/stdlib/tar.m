function filelist = tar (tarfile, files, rootdir = ".")
  % Packs files into a TAR archive.
  if (nargin < 2)
    print_usage ();
  end
  lines = __packed__ ("tar", tarfile, files, rootdir, "tar -cvf");
  if (nargout > 0)
    filelist = lines(:);
  end
end
