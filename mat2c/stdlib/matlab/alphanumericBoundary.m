function p = alphanumericBoundary(side)
  % Where letters and digits begin, or end.
  if nargin < 1
    side = 'either';
  end
  first = '(?<![A-Za-z0-9])(?=[A-Za-z0-9])';
  last = '(?<=[A-Za-z0-9])(?![A-Za-z0-9])';
  expressions = struct('start', first, 'end', last, 'either', [first, '|', last]);
  p = pattern.ofExpression(expressions.(char(side)));
end
