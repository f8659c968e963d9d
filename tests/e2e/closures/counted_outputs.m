% an anonymous function passes the number of outputs on
f = @(varargin) sprintf(varargin{:});
f('%d-%s', 3, 'x')
m = @(x) max(x); [a, b] = m([4 9 2])
g = @() size(ones(2, 3)); [r, c] = g(), d = g()
[q{1:2}] = m([7 1]); q
k = @(h, varargin) h(varargin{:}); [p, o] = k(@min, [5 3 8])
E = @(id) error(id, 'raised %d', 5);
try, E('a:b'), catch e, disp(e.identifier), disp(e.message), end
mm = containers.Map({'u', 'v'}, {1, 2}); get = @(key) mm(key); get('v')
st = @(varargin) struct(varargin{:}); st('a', 1, 'b', 'two')
n = @() deal(1, 2, 3); [x, y, z] = n()
cellfun(@(v) v * 2, {1, 2}), [lo, hi] = cellfun(@(v) deal(min(v), max(v)), {[1 2], [3 9]})
w = {@(t) t + 1, @(t) t * 2}; w{2}(w{1}(3))
