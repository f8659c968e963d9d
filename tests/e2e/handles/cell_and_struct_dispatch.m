h.add = @(s, x) setfield(s, 'items', [s.items {x}]); h.size = @(s) numel(s.items); st.items = {};
st = h.add(st, 5); st = h.add(st, 'x'); h.size(st)
acts = {@upper, @fliplr, @(s) [s s]}; s = 'ab'; for a = acts, s = a{1}(s); end, s
f = @(varargin) sum([varargin{:}]); f(), f(1), f(1, 2, 3), g = @(x, varargin) numel(varargin); g(1), g(1, 2, 3), c = num2cell(1:4); f(c{:})
k = @(v) v(end); k('abc'), k({1, 2}), m = @(s) s.a.b; m(struct('a', struct('b', 7))), n = @() deal(1, 2); [a, b] = n(), p = @(x) x'; p([1 2]), q = @(x) [x; x]; q(1:2), r = @(x) {x}; r(1), t = @(i) {10, 20}{i}; t(2), u = @(x) ~isempty(x) && x(1) > 0; u([]), u(3), v = @(a) @() a; w = v(9); w(), func2str(w), is_function_handle(w)
