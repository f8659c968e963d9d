function [folder, name, extension] = fileparts (filename)
  % Takes a file name apart.
  if (nargin < 1)
    print_usage ();
  end
  if (! ischar (filename) || rows (filename) > 1)
    error ("fileparts: FILENAME must be a single string");
  end
  slash = rindex (filename, "/");
  dot = rindex (filename, ".");
  if (dot <= slash)
    dot = length (filename) + 1;
  end
  if (slash == 1)
    folder = filename(1);
  else
    folder = filename(1:slash-1);
  end
  name = filename(slash+1:dot-1);
  extension = filename(dot:end);
  if (isempty (name))
    name = "";
  end
  if (isempty (extension))
    extension = "";
  end
  if (isempty (folder))
    folder = "";
  end
end
