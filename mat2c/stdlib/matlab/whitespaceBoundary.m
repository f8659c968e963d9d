function p = whitespaceBoundary(side)
  % Where white space begin, or end.
  if nargin < 1
    side = 'either';
  end
  first = '(?<!\s)(?=\s)';
  last = '(?<=\s)(?!\s)';
  expressions = struct('start', first, 'end', last, 'either', [first, '|', last]);
  p = pattern.ofExpression(expressions.(char(side)));
end
