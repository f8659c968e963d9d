function r = join (str, varargin)
  % Texts joined along a dimension, the last one that is not 1, with blanks or other delimiters between them.
  delimiter = {" "};
  texts = __texts__ ("join", str);
  dim = max ([find(size (texts) != 1, 1, "last"), 1]);
  for k = 1:numel (varargin)
    if (isnumeric (varargin{k}))
      dim = double (varargin{k});
    else
      delimiter = __texts__ ("join", varargin{k});
    end
  end
  n = size (texts, dim);
  if (n == 0)
    r = __texts_like__ ({""}, str);
    return;
  end
  if (numel (delimiter) > 1 && size (delimiter, dim) != n - 1)
    error ("MATLAB:string:InvalidDelimiterSize", "join: Number of delimiters must be one less than the number of joined strings.");
  end
  at = repmat ({":"}, 1, max (ndims (texts), dim));
  at{dim} = 1;
  joined = texts(at{:});
  for k = 2:n
    at{dim} = k;
    next = texts(at{:});
    at{dim} = k - 1;
    if (numel (delimiter) == 1)
      between = delimiter;
    else
      between = delimiter(at{:});
    end
    for m = 1:numel (joined)
      joined{m} = [joined{m}, between{min(m, numel (between))}, next{m}];
    end
  end
  if (ischar (str))
    r = joined{1};
  else
    r = __texts_like__ (joined, str);
  end
end
