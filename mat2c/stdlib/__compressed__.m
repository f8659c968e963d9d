function made = __compressed__ (program, files, dir, ending)
  % Files that a program compressed, into a folder or beside the old ones.
  if (ischar (files))
    files = cellstr (files);
  elseif (! iscellstr (files))
    error ("%s: FILES must be a character array or cellstr", program);
  end
  if (! isempty (dir) && ! isfolder (dir))
    mkdir (dir);
  end
  made = cell (0, 1);
  todo = flip (glob (files)(:));
  while (! isempty (todo))
    file = todo{1};
    todo(1) = [];
    if (isfolder (file))
      inside = setdiff (readdir (file), {".", ".."});
      todo = [cellfun(@(f) fullfile (file, f), inside(:), "UniformOutput", false); todo];
      continue;
    end
    to = [file, ending];
    if (! isempty (dir))
      [~, base, rest] = fileparts (file);
      to = fullfile (dir, [base, rest, ending]);
    end
    status = system (sprintf ("%s -c %s > %s", program, __shell_word__ (file), __shell_word__ (to)));
    if (status != 0)
      error ("%s: failed to compress %s", program, file);
    end
    made{end+1,1} = to;
  end
end
