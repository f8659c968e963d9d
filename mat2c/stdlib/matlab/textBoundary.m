function p = textBoundary(side)
  % Where a text begins, or ends.
  if nargin < 1
    side = 'either';
  end
  expressions = struct('start', '^', 'end', '$', 'either', '^|$');
  p = pattern.ofExpression(expressions.(char(side)));
end
