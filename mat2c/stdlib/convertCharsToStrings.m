function varargout = convertCharsToStrings (varargin)
  % Characters and cells of texts as strings, other values as they are.
  for k = 1:nargin
    v = varargin{k};
    if (ischar (v))
      v = string (v(:).');
    elseif (iscellstr (v))
      v = string (v);
    end
    varargout{k} = v;
  end
end
