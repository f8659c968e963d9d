arrayfun(@(x) x^2, 1:4)
arrayfun(@(x) {x}, 1:2, 'UniformOutput', false)
arrayfun(@(a,b) a+b, [1 2], [10 20])
[m, i] = arrayfun(@(k) max([k 3 -k]), [1 5])
cellfun(@upper, {'a','b'}, 'UniformOutput', false)
cellfun(@numel, {'abc', [1 2]; {}, 1})
[a, b] = cellfun(@size, {ones(2,3), 1})
cellfun(@(x, y) [x y], {'a','b'}, {'c','d'}, 'UniformOutput', false)
cellfun('isclass', {1,'a'}, 'char'), cellfun(@ischar, {1,'a'}), cellfun('isreal', {1, 1i})
cellfun(@(x) error('bad'), {1,2}, 'ErrorHandler', @(s, x) -x)
r = cellfun(@(x) error('my:id','bad %d', x), {1,2}, 'ErrorHandler', @(s, x) s, 'UniformOutput', false); r{2}
structfun(@(v) v*2, struct('a',1,'b',2))
structfun(@(v) [v v], struct('a',1,'b',2), 'UniformOutput', false)
arrayfun(@(s) s.v, struct('v', {4,5}))
cellfun(@isempty, {})
arrayfun(@(x) x, [])
class(cellfun(@(x) true, {1,2})), class(arrayfun(@(x) 'c', 1:2)), class(arrayfun(@(x) int8(x), 1:2))
try, arrayfun(@(x) [x x], 1:2), catch e, disp(e.message), disp(e.identifier), end
try, cellfun(@(x,y) x, {1}, {1,2}), catch e, disp(e.message), disp(e.identifier), end
try, cellfun(@(x) 'ab', {1}), catch e, disp(e.message), end
try, cellfun(@(x) x, {1, 'a'}), catch e, disp(e.message), disp(e.identifier), end
arrayfun(@(k) fprintf('%d;', k), 1:3); fprintf('\n');
cellfun(@disp, {1, 'two'})
cellfun(@(c) c(1), {'xy','zw'})
