function varargout = __same_size__ (who, names, varargin)
  % Numeric arrays of one size; scalars are spread over it.
  n = numel (varargin);
  sz = [1, 1];
  for k = 1:n
    if (! isnumeric (varargin{k}))
      error ("%s: %s must be numeric arrays or scalars", who, names);
    end
    if (! isscalar (varargin{k}))
      sz = size (varargin{k});
    end
  end
  for k = 1:n
    x = varargin{k};
    if (isscalar (x))
      x = repmat (x, sz);
    elseif (! isequal (size (x), sz))
      error ("%s: %s must be the same size or scalars", who, names);
    end
    varargout{k} = x;
  end
end
