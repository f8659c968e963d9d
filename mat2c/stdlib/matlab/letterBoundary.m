function p = letterBoundary(side)
  % Where letters begin, or end.
  if nargin < 1
    side = 'either';
  end
  first = '(?<![A-Za-z])(?=[A-Za-z])';
  last = '(?<=[A-Za-z])(?![A-Za-z])';
  expressions = struct('start', first, 'end', last, 'either', [first, '|', last]);
  p = pattern.ofExpression(expressions.(char(side)));
end
