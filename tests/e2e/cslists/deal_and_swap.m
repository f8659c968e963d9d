c = {1, 2, 3};
[c{[1 3]}] = c{[3 1]}; c
[a, b, d] = c{:}; [a b d]
s = struct('x', c); [s.x] = s([3 2 1]).x; [s.x]
[p, q] = deal(c{1:2}); p + q
t = cell(1, 2); [t{:}] = deal(c{1}); t
[m{1:2}] = max([3 8 1]); m
[n.lo, n.hi] = deal(c{2:3}); n
v = [c{:}] .* [s.x], w = {c{:}, s.x}, numel({c{:}, c{:}}), x = max(c{[1 2]}), f = @(varargin) [varargin{:}]; f(c{:}, 9), f(c{[]}), f()
