function p = alphanumericsPattern(varargin)
  % A pattern of letters and digits, so many as are told or can be had.
  p = pattern.repeated('[A-Za-z0-9]', varargin{:});
end
