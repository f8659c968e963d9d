function [fields, options] = __read_fields__ (name, file, args)
  % The texts between the delimiters of a file, a row for each line, and the options of a function that reads it.
  options = struct ("delimiter", "", "headerlines", -1, "named", [], "texttype", "char", "rownames", false, "range", "");
  for k = 1:2:numel (args)
    switch (lower (args{k}))
      case "delimiter"
        options.delimiter = delimiter_of (args{k+1});
      case "numheaderlines"
        options.headerlines = args{k+1};
      case {"readvariablenames", "readrownames"}
        if (strcmpi (args{k}, "readrownames"))
          options.rownames = logical (args{k+1});
        else
          options.named = logical (args{k+1});
        end
      case "texttype"
        options.texttype = lower (args{k+1});
      case "range"
        options.range = args{k+1};
      case {"filetype", "encoding", "outputtype", "preservevariablenames", "variablenamingrule", "emptylinerule", "commentstyle", "treatasmissing", "datetimetype"}
      otherwise
        error ("MATLAB:textio:io:UnknownParameter", "%s: '%s' is not a recognized parameter.", name, args{k});
    end
  end
  fid = fopen (file, "r");
  if (fid < 0)
    error ("MATLAB:textio:textio:FileNotFound", "Unable to find or open '%s'. Check the path and filename or file permissions.", file);
  end
  text = fread (fid, Inf, "char=>char").';
  fclose (fid);
  lines = strsplit (strrep (text, "\r\n", "\n"), "\n");
  if (! isempty (lines) && isempty (lines{end}))
    lines(end) = [];
  end
  if (options.headerlines > 0)
    lines(1:min (options.headerlines, end)) = [];
  end
  lines(cellfun (@(t) isempty (strtrim (t)), lines)) = [];
  if (isempty (options.delimiter))
    options.delimiter = guessed (lines);
  end
  rows_ = cellfun (@(t) split_line (t, options.delimiter), lines, "UniformOutput", false);
  wide = max ([0, cellfun(@numel, rows_)]);
  fields = repmat ({""}, numel (rows_), wide);
  for k = 1:numel (rows_)
    fields(k,1:numel (rows_{k})) = rows_{k};
  end
end

function mark = delimiter_of (option)
  names = {"comma", "tab", "\\t", "space", "semi", "bar"; ",", "\t", "\t", " ", ";", "|"};
  at = find (strcmp (option, names(1,:)), 1);
  mark = option;
  if (iscell (option))
    mark = option{1};
  elseif (! isempty (at))
    mark = names{2,at};
  end
end

function mark = guessed (lines)
  % The first of the usual delimiters that is in the first line.
  mark = ",";
  if (isempty (lines))
    return;
  end
  for mark = {",", "\t", ";", "|", " "}
    mark = mark{1};
    if (any (strtrim (lines{1}) == mark))
      return;
    end
  end
  mark = ",";
end

function parts = split_line (text, mark)
  % The fields of a line; those between double quotes may have delimiters in them.
  if (! any (text == '"'))
    if (mark == " ")
      parts = strsplit (strtrim (text), " ", "CollapseDelimiters", true);
    else
      parts = strsplit (text, mark, "CollapseDelimiters", false);
    end
    parts = strtrim (parts);
    return;
  end
  inside = mod (cumsum (text == '"'), 2) == 1;
  cuts = [0, find(text == mark & ! inside), numel(text) + 1];
  parts = cell (1, numel (cuts) - 1);
  for k = 1:numel (parts)
    part = strtrim (text(cuts(k)+1:cuts(k+1)-1));
    if (numel (part) > 1 && part(1) == '"' && part(end) == '"')
      part = strrep (part(2:end-1), '""', '"');
    end
    parts{k} = part;
  end
end
