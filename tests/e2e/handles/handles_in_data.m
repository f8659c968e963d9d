ops = {'add', @(a, b) a + b; 'mul', @(a, b) a * b; 'pow', @power};
for k = 1:rows(ops), printf('%s: %g\n', ops{k, 1}, ops{k, 2}(2, 5)); end
s.f = @sin; s.g = @(x) s_undefined(x); s.f(0), class(s.g)
obj = struct('value', 5, 'get', @() 5, 'twice', @(o) o.value * 2); obj.get(), obj.twice(obj)
fs = {@min, @max, @mean, @numel}; cellfun(@(f) f([4 8 6]), fs)
m = containers.Map({'sq', 'cb'}, {@(x) x ^ 2, @(x) x ^ 3}); h = m('cb'); h(3)
sorted_by = @(v, key) v(nthargout(2, @sort, arrayfun(key, v))); sorted_by([-3 1 -2], @abs)
pipe = @(x, varargin) x; y = 3; for f = {@(t) t + 1, @(t) t * 10}, y = f{1}(y); end, y
isa(s.f, 'function_handle'), is_function_handle(ops{1, 2}), func2str(ops{3, 2}), func2str(ops{1, 2}), ops{1, 2}
