% Elements of struct arrays and cells deleted one by one and by lists, while others have a copy.
function elements_that_hold_values()
  s = struct('a', {1, 'two', [3 3], {4}, 5}, 'b', {10, 20, 30, 40, 50});
  old = s;
  s(end) = []; show(s)
  s(2) = []; show(s)
  s([1 3]) = []; show(s), show(old)
  s(1) = []; show(s), size(s)
  for k = numel(old):-1:1, old = pop(old); end
  size(old), fieldnames(old)'
  g = reshape(struct('v', num2cell(1:12)), 3, 4);
  keep = g;
  g(:, 2) = []; [g.v], size(g)
  g([1 3], :) = []; [g.v], size(g)
  keep(:, [true false true false]) = []; [keep.v], size(keep)
  keep(2, :) = []; [keep.v]
  e = struct(); e(4) = struct(); e(2) = []; size(e), e([1 3]) = []; size(e)
  c = {1, 'a', {2}; [1 2], @sin, 'z'};
  d = c;
  c(:, 2) = [], c(1, :) = [], c(1) = []
  d(:, [1 3]) = [], d(:) = []; size(d)
  q = num2cell(1:9); r = q; q([2 2 4]) = []; q(logical([1 0 0 1 0 0 1])) = []; [q{:}], numel(r)
  n = struct('left', [], 'kids', {{1, 2, 3}}); m = n;
  n.kids(2) = []; n.kids{end}(3) = 7; n.kids, m.kids
  try, s(3) = []; catch err, disp(err.message), end
end
function s = pop(s)
  s(end) = [];
end
function show(s)
  for k = 1:numel(s), printf('%s=%d ', class(s(k).a), s(k).b); end
  printf('\n');
end
