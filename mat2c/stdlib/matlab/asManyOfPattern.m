function p = asManyOfPattern(part, least, most)
  % A pattern as often as it can be had.
  if nargin < 2
    least = 1;
  end
  if nargin < 3
    most = Inf;
  end
  p = pattern.repeated(['(?:', expressionIn(pattern(part)), ')'], least, most);
end
