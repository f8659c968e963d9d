function p = digitsPattern(varargin)
  % A pattern of digits, so many as are told or can be had.
  p = pattern.repeated('\d', varargin{:});
end
