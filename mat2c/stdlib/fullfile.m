function f = fullfile (varargin)
  % A file name made of folders and a name.
  several = false;
  for k = 1:numel (varargin)
    several = several || iscell (varargin{k});
  end
  if (several)
    f = each_joined (varargin{:});
  else
    f = joined (varargin);
  end
end
function f = each_joined (varargin)
  % With cells among the parts: a cell of names.
  varargin(cellfun (@isempty, varargin)) = [];
  cells = find (cellfun (@iscell, varargin));
  if (isempty (cells))
    f = joined (varargin);
    return;
  end
  f = varargin{cells(1)};
  for k = cells(2:end)
    if (numel (f) == 1)
      f = repmat (f, size (varargin{k}));
    elseif (numel (varargin{k}) != 1 && ! size_equal (f, varargin{k}))
      error ("fullfile: cell string input must be scalar or of the same size");
    end
  end
  for k = 1:numel (f)
    part = varargin;
    for c = cells
      part{c} = varargin{c}{min (k, numel (varargin{c}))};
    end
    f{k} = joined (part);
  end
end
function f = joined (part)
  f = "";
  for k = 1:numel (part)
    p = part{k};
    if (! ischar (p) && ! isempty (p))
      error ("fullfile: input must either be strings or cell strings");
    end
    if (isempty (p))
      continue;
    end
    if (isempty (f))
      f = p;
    else
      f = [f "/" p];
    end
  end
  f = regexprep (f, "//+", "/");
end
