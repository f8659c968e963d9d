function varargout = convertStringsToChars (varargin)
  % String scalars as rows of characters, string arrays as cells of them, other values as they are.
  for k = 1:nargin
    varargout{k} = __chars__ (varargin{k});
  end
end
