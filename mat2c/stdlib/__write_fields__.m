function __write_fields__ (name, file, fields, args)
  % Writes texts to a file, a line for each row, with a delimiter between them.
  delimiter = ",";
  mode = "w";
  for k = 1:2:numel (args)
    switch (lower (args{k}))
      case "delimiter"
        names = {"comma", "tab", "\\t", "space", "semi", "bar"; ",", "\t", "\t", " ", ";", "|"};
        delimiter = args{k+1};
        at = find (strcmp (delimiter, names(1,:)), 1);
        if (! isempty (at))
          delimiter = names{2,at};
        end
      case "writemode"
        if (strcmpi (args{k+1}, "append"))
          mode = "a";
        end
      case {"filetype", "quotestrings", "encoding", "writevariablenames", "writerownames"}
      otherwise
        error ("MATLAB:textio:io:UnknownParameter", "%s: '%s' is not a recognized parameter.", name, args{k});
    end
  end
  fid = fopen (file, mode);
  if (fid < 0)
    error ("MATLAB:textio:textio:FileNotFound", "Unable to open file '%s' for writing.", file);
  end
  for k = 1:rows (fields)
    fprintf (fid, "%s\n", strjoin (fields(k,:), delimiter));
  end
  fclose (fid);
end
