function [r, found] = split (str, varargin)
  % The parts of texts between blanks, or other delimiters, along a dimension: the first behind those that are
  % not 1; of one text, below each other.
  delimiter = {};
  texts = __texts__ ("split", str);
  dim = 0;
  for k = 1:numel (varargin)
    if (isnumeric (varargin{k}))
      dim = double (varargin{k});
    else
      delimiter = __texts__ ("split", varargin{k});
    end
  end
  if (isempty (delimiter))
    pattern = '\s+';
  else
    pattern = __one_of__ (delimiter);
  end
  if (dim == 0)
    dim = max ([find(size (texts) != 1, 1, "last"), 0]) + 1;
  end
  like = str;
  if (ischar (str))
    like = {};
  end
  parts = cell (1, numel (texts));
  marks = parts;
  for k = 1:numel (texts)
    [marks{k}, parts{k}] = regexp (texts{k}, pattern, "match", "split");
    if (k > 1 && numel (parts{k}) != numel (parts{1}))
      error ("MATLAB:string:MustHaveSameNumberOfDelimiters", "split: Element %d of the text contains %d delimiters while the previous elements have %d. All elements must contain the same number of delimiters.", k, numel (marks{k}), numel (marks{1}));
    end
  end
  r = __texts_like__ (spread (parts, size (texts), dim), like);
  found = __texts_like__ (spread (marks, size (texts), dim), like);
end

function all = spread (parts, extents, dim)
  % The parts of each text along a dimension of their own.
  n = numel (parts{1});
  extents(end+1:dim) = 1;
  extents(dim) = n;
  all = repmat ({""}, extents);
  at = repmat ({":"}, 1, numel (extents));
  for k = 1:n
    at{dim} = k;
    slice = all(at{:});
    for m = 1:numel (parts)
      slice{m} = parts{m}{k};
    end
    all(at{:}) = slice;
  end
end
