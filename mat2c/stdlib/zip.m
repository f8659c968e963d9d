function filelist = zip (zipfile, files, rootdir = ".")
  % Packs files into a ZIP archive.
  if (nargin < 2)
    print_usage ();
  end
  lines = __packed__ ("zip", zipfile, files, rootdir, "zip -r");
  if (nargout > 0)
    found = regexp (lines, '(?:adding|updating): (.*) \(', "tokens", "once");
    found(cellfun ("isempty", found)) = [];
    filelist = cellfun (@(t) t{1}, found, "UniformOutput", false);
  end
end
