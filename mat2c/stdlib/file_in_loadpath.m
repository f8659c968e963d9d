function found = file_in_loadpath (file, option)
  % The first of some files that there is in the current folder; with "all", all of them.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  if (nargin == 2 && ! strcmp (option, "all"))
    error ('file_in_loadpath: "all" is only valid second argument');
  end
  found = __files_in__ ({pwd()}, file);
  if (nargin == 1)
    found = relative ([found; {""}]{1}, file);
  end
end
function name = relative (name, file)
  % As it was asked for.
  if (ischar (file))
    file = {file};
  end
  for asked = file(:)'
    if (! isempty (name) && strcmp (make_absolute_filename (asked{1}), name))
      name = asked{1};
      return;
    end
  end
end
