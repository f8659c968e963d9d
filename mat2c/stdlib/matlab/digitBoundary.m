function p = digitBoundary(side)
  % Where digits begin, or end.
  if nargin < 1
    side = 'either';
  end
  first = '(?<!\d)(?=\d)';
  last = '(?<=\d)(?!\d)';
  expressions = struct('start', first, 'end', last, 'either', [first, '|', last]);
  p = pattern.ofExpression(expressions.(char(side)));
end
