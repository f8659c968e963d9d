% arrayfun over structs and cells: each is handed over by itself.
1;
function r = f(s), r = arrayfun(@(e) e.a * 2 + numel(e.b), s); end
s = struct('a', {1, 2, 3}, 'b', {'x', 'yy', ''});
disp(f(s)), disp(f(s(2:3))), disp(f(s([]))), class(f(s([])))
c = {1, 'ab', [1 2 3]}; disp(arrayfun(@(c) numel(c{1}), c)), disp(arrayfun(@iscell, c)), disp(arrayfun(@(c) c, c))
t = arrayfun(@(k) struct('a', k), 1:3); disp([t.a]), t2 = arrayfun(@(e) setfield(e, 'a', e.a + 1), t); disp([t2.a])
d = arrayfun(@(e) {e.a}, s); disp(size(d))
try, arrayfun(@(e) e.q, s), catch e, disp(e.message), end
try, arrayfun(@(e) e.b, s), catch e, disp(e.message), end
u = arrayfun(@(e) e.a > 1, s), v = arrayfun(@(e) e.b, s, 'UniformOutput', false)
