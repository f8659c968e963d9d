function [output, delimiter, header_rows] = importdata (fname, delimiter, header_rows)
  % Numbers from a file of text, with the texts above and beside them.
  if (nargin < 1)
    print_usage ();
  end
  if (! ischar (fname))
    error ("importdata: FNAME must be a string");
  elseif (strcmpi (fname, "-pastespecial"))
    error ("importdata: option -pastespecial not implemented");
  end
  if (nargin < 2)
    delimiter = "";
  elseif (! ischar (delimiter) || (numel (delimiter) > 1 && ! strcmp (delimiter, "\\t")))
    error ("importdata: DELIMITER must be a single character");
  elseif (strcmp (delimiter, "\\t"))
    delimiter = "\t";
  end
  asked = -1;
  if (nargin == 3)
    if (! isnumeric (header_rows) || header_rows < 0 || header_rows != fix (header_rows))
      error ("importdata: HEADER_ROWS must be an integer >= 0");
    end
    asked = header_rows;
  end
  [~, ~, ext] = fileparts (fname);
  switch (lower (ext))
    case ".mat"
      output = load (fname);
      delimiter = "";
      header_rows = 0;
    case {".avi", ".au", ".snd", ".flac", ".ogg", ".wav", ".wave", ".xls", ".xlsx", ".wk1", ".dbf", ".pxl"}
      error ("importdata: not implemented for file format %s", ext);
    otherwise
      [output, delimiter, header_rows] = of_text (fname, delimiter, asked);
  end
end
function [output, delimiter, header_rows] = of_text (fname, delimiter, asked)
  [fid, msg] = fopen (fname, "r");
  if (fid < 0)
    error (msg);
  end
  text = fread (fid, Inf, "char=>char")';
  fclose (fid);
  lines = regexp (text, "\r\n|\r|\n", "split");
  if (! isempty (lines) && isempty (lines{end}))
    lines(end) = [];
  end
  header_rows = 0;
  for k = 1:numel (lines)
    if (k <= asked)
      header_rows = k;
      continue;
    end
    if (isempty (delimiter))
      delimiter = guessed (lines{k});
    end
    if (any (! isnan (numbers (fields (lines{k}, delimiter)))))
      break;
    end
    header_rows = k;
  end
  if (asked >= 0 && header_rows > asked)
    warning ("Octave:importdata:headerrows_mismatch", "importdata: detected %d header rows, but HEADER_ROWS input configured %d rows", header_rows, asked);
  end
  head = lines(1:header_rows)';
  if (header_rows == numel (lines))
    output = head;
    delimiter = "";
    return;
  end
  table = {};
  body = lines(header_rows+1:end);
  body(cellfun (@isempty, body)) = [];
  for k = 1:numel (body)
    parts = fields (body{k}, delimiter);
    table(k,1:numel (parts)) = parts;
  end
  empty = cellfun (@isempty, table);
  table(empty) = {""};
  data = reshape (numbers (table(:)'), size (table));
  texts = isnan (data) & ! empty & ! strcmpi (table, "nan") & ! strcmpi (table, "na");
  data(isnan (data) & ! strcmpi (table, "nan")) = NA;
  beside = 0;
  while (beside < columns (data) && all (texts(:,beside+1)))
    beside = beside + 1;
  end
  data = data(:,beside+1:end);
  strange = table(:,beside+1:end)(texts(:,beside+1:end));
  side = table(:,1:beside);
  if (isempty (head) && isempty (side) && isempty (strange))
    output = data;
    return;
  end
  output.data = data;
  output.textdata = [head; side(:); strange(:)];
  if (! isempty (side))
    output.rowheaders = side;
  end
  if (header_rows > 0)
    names = fields (head{end}, delimiter);
    if (numel (names) == columns (data))
      output.colheaders = names;
    end
  end
end
function parts = fields (line, delimiter)
  if (isempty (delimiter))
    parts = {line};
  elseif (isspace (delimiter) && delimiter != "\t")
    parts = regexp (strtrim (line), "\\s+", "split");
  else
    parts = strtrim (strsplit (line, delimiter, "CollapseDelimiters", false));
  end
end
function x = numbers (parts)
  x = str2double (parts);
end
function delimiter = guessed (line)
  % The first of the usual delimiters that makes numbers of a line's parts.
  delimiter = "";
  for d = {",", ":", ";", "\t", " "}
    if (any (line == d{1}))
      x = numbers (fields (line, d{1}));
      if (any (! isnan (x)))
        delimiter = d{1};
        return;
      end
    end
  end
end
