function p = lookAheadBoundary(part)
  % The place in front of a pattern.
  p = pattern.ofExpression(['(?=', expressionIn(pattern(part)), ')']);
end
