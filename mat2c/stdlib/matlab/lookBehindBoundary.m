function p = lookBehindBoundary(part)
  % The place behind a pattern.
  p = pattern.ofExpression(['(?<=', expressionIn(pattern(part)), ')']);
end
