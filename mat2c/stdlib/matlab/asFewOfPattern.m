function p = asFewOfPattern(part, varargin)
  % A pattern as seldom as will do.
  p = pattern.ofExpression([expressionIn(asManyOfPattern(part, varargin{:})), '?']);
end
