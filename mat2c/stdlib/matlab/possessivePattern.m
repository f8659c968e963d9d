function p = possessivePattern(part)
  % A pattern that keeps what it has matched.
  p = pattern.ofExpression(['(?>', expressionIn(pattern(part)), ')']);
end
