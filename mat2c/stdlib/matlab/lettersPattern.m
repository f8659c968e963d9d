function p = lettersPattern(varargin)
  % A pattern of letters, so many as are told or can be had.
  p = pattern.repeated('[A-Za-z]', varargin{:});
end
