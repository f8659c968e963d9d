function p = asFewOfPattern(part, least, most)
  % A pattern as seldom as will do.
  if nargin < 2
    least = 1;
  end
  if nargin < 3
    most = Inf;
  end
  often = pattern.repeated(['(?:', expressionIn(pattern(part)), ')'], least, most);
  p = pattern.ofExpression([expressionIn(often), '?']);
end
