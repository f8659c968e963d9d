function p = whitespacePattern(varargin)
  % A pattern of white space, so many as are told or can be had.
  p = pattern.repeated('\s', varargin{:});
end
