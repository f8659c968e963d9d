function s = setstr (varargin)
  % Converts to text.
  s = char (varargin{:});
end
