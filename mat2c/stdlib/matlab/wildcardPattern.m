function p = wildcardPattern(least, most)
  % A pattern of any characters, as few as will do.
  if nargin < 1
    p = pattern.ofExpression('[\s\S]*?');
  else
    if nargin < 2
      most = least;
    end
    p = pattern.ofExpression(sprintf('[\\s\\S]{%d,%d}?', least, most));
  end
end
