function files = __packed__ (name, archive, files, root, command)
  % The output lines of a program that packs files, and the checks before it is called.
  if (! ischar (archive))
    error ("%s: %sFILE must be a string", name, toupper (name));
  elseif (ischar (files))
    files = cellstr (files);
  elseif (! iscellstr (files))
    error ("%s: FILES must be a character array or cellstr", name);
  end
  quoted = regexprep (files, '([^\w/.*?\[\]-])', '\\$1');
  archive = __shell_word__ (make_absolute_filename (archive));
  command = sprintf ("cd %s && %s %s %s", __shell_word__ (root), command, archive, strjoin (quoted(:)', " "));
  [status, text] = system (command);
  if (status != 0)
    if (strcmp (name, "tar"))
      error ("tar: tar exited with status = %d", status);
    end
    error ("%s: %s failed with exit status = %d", name, name, status);
  end
  files = strsplit (text, "\n");
  files(cellfun ("isempty", files)) = [];
end
