function p = regexpPattern(expression, varargin)
  % A pattern that a regular expression describes.
  expression = char(expression);
  if numel(varargin) > 1 && strcmpi(varargin{1}, 'IgnoreCase') && varargin{2}
    expression = ['(?i:', expression, ')'];
  end
  p = pattern.ofExpression(expression);
end
