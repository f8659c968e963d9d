function list = unpack (file, dir = [], kind = "")
  % Unpacks archives and compressed files with the programs of the system.
  if (nargin < 1)
    print_usage ();
  end
  if (! (ischar (file) || iscellstr (file)))
    error ("unpack: FILE must be a string or cell array of strings");
  end
  files = {};
  if (iscellstr (file) && numel (file) == 1)
    file = file{1};
  end
  if (iscell (file))
    for k = 1:numel (file)
      files = [files; unpack(file{k}, dir, kind)(:)];
    end
  else
    if (! isfolder (file) && ! exist (file, "file"))
      found = glob (file);
      if (isempty (found))
        error ("unpack: FILE \"%s\" not found", file);
      end
      list = unpack (found, dir, kind);
      return;
    end
    if (isempty (kind))
      kind = kind_of (file);
    end
    files = extracted (file, dir, tolower (kind));
  end
  if (nargout > 0)
    list = files;
  end
end
function kind = kind_of (file)
  [~, base, kind] = fileparts (file);
  [~, ~, before] = fileparts (base);
  kind = strrep (kind, ".", "");
  if (strcmp (before, ".tar"))
    kind = ["tar", kind];
  end
end
function files = extracted (file, dir, kind)
  file = make_absolute_filename (file);
  if (isempty (dir) || strcmp (dir, "."))
    dir = pwd ();
  elseif (! isfolder (dir))
    [worked, message] = mkdir (dir);
    if (! worked)
      error ("unpack: mkdir failed to create %s: %s", dir, message);
    end
  end
  switch (kind)
    case "zip"
      files = entries (output (dir, "unzip -n", file, "unzip"));
    case "tar"
      files = texts (output (dir, "tar -xvf", file, "tar"));
    case {"tgz", "targz"}
      files = texts (output (dir, "tar -xzvf", file, "tar"));
    case {"tbz", "tbz2", "tarbz", "tarbz2"}
      files = texts (output (dir, "tar -xjvf", file, "tar"));
    case {"gz", "z"}
      files = {expanded(dir, "gunzip -f", file)};
    case {"bz", "bz2"}
      files = {expanded(dir, "bunzip2 -f", file)};
    otherwise
      warning ("unpack: unrecognized FILETYPE <%s>", kind);
      files = {};
  end
end
function text = output (dir, command, file, program)
  [status, text] = system (sprintf ("cd %s && %s %s 2>&1", __shell_word__ (dir), command, __shell_word__ (file)));
  if (status != 0)
    error ("unpack: unarchiving program exited with status: %d\n%s", status, text);
  end
end
function name = expanded (dir, command, file)
  % The file that the program leaves beside the packed one goes to the folder.
  [status, text] = system (sprintf ("%s %s 2>&1", command, __shell_word__ (file)));
  if (status != 0)
    error ("unpack: unarchiving program exited with status: %d\n%s", status, text);
  end
  [from, base] = fileparts (file);
  dir = make_absolute_filename (dir);
  name = fullfile (dir, base);
  if (! strcmp (from, dir))
    movefile (fullfile (from, base), name);
  end
end
function lines = texts (text)
  lines = strsplit (text, "\n")(:);
  lines(cellfun ("isempty", lines)) = [];
end
function files = entries (text)
  % The names in the lines of unzip.
  found = regexp (text, '(?:inflating|extracting|creating): ([^\n]*?) *\n', "tokens");
  files = cellfun (@(t) t{1}, found, "UniformOutput", false);
end
