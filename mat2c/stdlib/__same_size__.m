function varargout = __same_size__ (who, names, varargin)
  % Numeric arrays of one size; scalars are spread over it.
  varargout = varargin;
  sz = [1, 1];
  for k = 1:numel (varargin)
    if (! isnumeric (varargin{k}))
      error ("%s: %s must be numeric arrays or scalars", who, names);
    end
    if (! isscalar (varargin{k}))
      sz = size (varargin{k});
    end
  end
  for k = 1:numel (varargin)
    if (isscalar (varargin{k}))
      varargout{k} = repmat (varargin{k}, sz);
    elseif (! isequal (size (varargin{k}), sz))
      error ("%s: %s must be the same size or scalars", who, names);
    end
  end
end
