function p = optionalPattern(part)
  % A pattern that may also be absent.
  p = pattern.ofExpression(['(?:', expressionIn(pattern(part)), ')?']);
end
