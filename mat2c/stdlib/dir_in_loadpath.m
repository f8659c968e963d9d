function d = dir_in_loadpath (dir, opt)
  % A folder by its absolute name; there are no others where a compiled program looks.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  if (! ischar (dir))
    error ("dir_in_loadpath: DIR must be a directory name");
  end
  d = "";
  if (isfolder (dir) && (dir(1) == "/" || strcmp (dir, ".")))
    d = make_absolute_filename (dir);
  end
  if (nargin == 2)
    if (isempty (d))
      d = cell (0, 0);
    else
      d = {d};
    end
  end
end
