function found = file_in_path (path, file, option)
  % The first of some files that there is in the folders of a path; with "all", all of them.
  if (nargin < 2 || nargin > 3)
    print_usage ();
  end
  if (! ischar (path))
    error ("file_in_path: PATH must be a string");
  end
  if (isempty (file))
    error ("file_in_path: FILE argument must not be empty");
  end
  if (nargin == 3 && ! ischar (option))
    error ("file_in_path: optional third argument must be a string");
  elseif (nargin == 3 && ! strcmp (option, "all"))
    error ('file_in_path: "all" is only valid third argument');
  end
  found = __files_in__ (strsplit (path, ":"), file);
  if (nargin == 2)
    found = [found; {""}]{1};
  end
end
