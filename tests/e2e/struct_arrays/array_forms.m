s(3).x = 5;
size(s), isempty(s(1).x), s
s(1).x = 'a'; s(2).x = [1 2];
for k = 1:numel(s), disp(s(k).x), end
t = struct('n', {'ann', 'bob', 'cy'}, 'age', {30, 25, 41});
[~, order] = sort([t.age]);
t = t(order);
{t.n}
t(2) = []; {t.n}
t(end+1).n = 'dee'; t(end)
arrayfun(@(p) numel(p.n), t)
u = [t(1), t(2)]; size(u)
v = t'; size(v)
w = repmat(struct('k', 0), 1, 3); size(w), w(2).k = 9; [w.k]
isfield(t, 'age'), numel(t), length(t)
t(1) = struct('n', 'zed', 'age', 1); t(1)
try, t(1) = struct('other', 1); catch e, disp(e.message), end
try, t.n.x, catch e, disp(e.message), end
try, t(9).n, catch e, disp(e.message), end
a.b(2).c = 1; a.b(1), a.b(2)
x = struct('a', {{}}), y = struct('a', {}), z = struct('a', {{1,2}})
[t.age] = deal(7); t.age
s = struct('m', {1;2}); size(s)
