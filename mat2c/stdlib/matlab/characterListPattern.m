function p = characterListPattern(list, last)
  % A pattern of one character of a list, or of a range.
  list = char(list);
  if nargin > 1
    p = pattern.ofExpression(['[', list, '-', char(last), ']']);
  else
    p = pattern.ofExpression(['[', regexprep(list, '([\\\]^-])', '\\$1'), ']']);
  end
end
