function p = caseSensitivePattern(part)
  % A pattern for letters of the case that it has.
  p = pattern.ofExpression(['(?-i:', expressionIn(pattern(part)), ')']);
end
