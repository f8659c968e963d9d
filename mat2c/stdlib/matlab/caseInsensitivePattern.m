function p = caseInsensitivePattern(part)
  % A pattern for letters of either case.
  p = pattern.ofExpression(['(?i:', expressionIn(pattern(part)), ')']);
end
