1;
s = struct(); [s.a, s.b, ~, s.c] = deal(1, 2, 3, 4)
t = struct(); [t.a, x, t.b] = deal(1, 2, 3); x, t
function r = f()
 r = struct();
 [r.m, r.i] = max([3 9 4]);
end
q = f()
u = struct('a', 1); [u.a, u.b] = size(ones(2,3))
% cs-lists
c = {1, 'two', [3 4 5]};
[a, b, d] = c{:}
[a, b] = c{2:3}
x = [c{[1 3]}]
c{:}
c{2}
s = struct('n', {10, 20, 30});
s.n
[s.n]
t = {s.n}
[s.n] = deal(0); [s.n]
[s.n] = c{:}; s(2).n
[s(1:2).n] = deal('a', 'b'); s(1), s(2)
[p, q] = s.n
try, [p, q, r, u] = s.n; catch e, disp(e.message), end
try, [p, q, r, u] = c{:}; catch e, disp(e.message), end
try, z = c{:}; catch e, disp(e.message), end
try, z = s.n; catch e, disp(e.message), end
try, z = c{[]}; catch e, disp(e.message), end
try, c{:}.x, catch e, disp(e.message), end
max(c{[1 1]})
args = {2, 3}; zeros(args{:})
ones(args{:}, 2);
size(ans)
plus(args{:})
f = @(varargin) numel(varargin);
f(c{:}, c{:}), f(c{[]}), f(s.n)
{c{:}, 4}
[c{1}, c{3}]
g = {c{2:3}};
size(g)
c(2) = [];
numel(c)
v = {}; f(v{:})
[v{1:3}] = deal(7); v
[v{1:2}] = c{:}
w = cell(1, 3); [w{:}] = deal(0)
[w{2}, m] = max([3 9 4])
st = struct(); [st.a, st.b] = deal(1, 2)
[st(2).a] = 5; st(2)
arr = [s(1:2)]; size(arr)
nest = {{1, 2}, {3, 4}}; nest{1}{2}, nest{2}{:}
[nest{1}{:}] = deal(0); nest{1}
h = {@sin, @cos}; h{2}(0)
k.a = {5, 6}; k.a{:}
[k.a{:}]
[k.a{1:2}] = deal('x', 'y'); k
isempty({s.n}), numel({s.n})
str = {'abc', 'de'}; [str{:}]
strcat(str{:}), strvcat(str{:})
y = {[1 2], [3 4]}; vertcat(y{:}), cat(1, y{:}), horzcat(y{:})
