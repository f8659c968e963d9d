function p = alphanumericsPattern(least, most)
  % A pattern of letters and digits, so many as are told or can be had.
  if nargin < 1
    least = -1;
  end
  if nargin < 2
    most = -1;
  end
  p = pattern.repeated('[A-Za-z0-9]', least, most);
end
