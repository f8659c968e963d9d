sub = @(a, b) a - b; flip_ = @(f) @(a, b) f(b, a); g = flip_(sub); g(1, 10), flip_(g)(1, 10), const = @(v) @(varargin) v; c = const(7); c(), c(1, 2), id = @(x) x; id({1, 2}), app = @(f, varargin) f(varargin{:}); app(@plus, 1, 2), app(@() 3), app(app, @max, [1 9]), tw = @(f) @(x) f(f(x)); tw(@(x) x + 3)(1), tw(tw(@(x) x * 2))(1), both = @(f, g) @(x) [f(x), g(x)]; both(@min, @max)([4 2 8]), when = @(p, f) @(x) ifelse_(p(x), f, x);
function r = ifelse_(c, f, x), if c, r = f(x); else, r = x; end, end
w = when(@(x) x < 0, @abs); w(-5), w(6)
