function p = lineBoundary(side)
  % Where a line begins, or ends.
  if nargin < 1
    side = 'either';
  end
  expressions = struct('start', '(?m:^)', 'end', '(?m:$)', 'either', '(?m:^)|(?m:$)');
  p = pattern.ofExpression(expressions.(char(side)));
end
