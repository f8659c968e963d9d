function found = __files_in__ (folders, names)
  % The files with these names in some folders: folder by folder, a column of absolute names.
  found = {};
  if (ischar (names))
    names = cellstr (names);
  elseif (! iscellstr (names))
    names = {};
  end
  for name = names(:)'
    if (is_absolute_filename (name{1}) && exist (name{1}, "file") == 2)
      found{end+1,1} = name{1};
    end
  end
  for folder = folders
    for name = names(:)'
      place = fullfile (folder{1}, name{1});
      if (! isempty (folder{1}) && ! is_absolute_filename (name{1}) && exist (place, "file") == 2)
        found{end+1,1} = make_absolute_filename (place);
      end
    end
  end
end
