function p = whitespacePattern(least, most)
  % A pattern of white space, so many as are told or can be had.
  if nargin < 1
    least = -1;
  end
  if nargin < 2
    most = -1;
  end
  p = pattern.repeated('\s', least, most);
end
