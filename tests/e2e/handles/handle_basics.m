f = @sin
f(pi/2)
g = @(x) x.^2 + 1
g(3), g([1 2])
h = @(x, y) x + y;
h(1, 2)
func2str(f), func2str(g), func2str(h)
k = str2func('cos'); k(0)
k2 = str2func('@(t) t*2'); k2(4)
feval(f, 0), feval('cos', 0), feval(@(a) a+1, 5)
class(f), is_function_handle(f), isa(g, 'function_handle')
c = {@sin, @cos, @(x) x}; c{3}(7)
s.fn = @(x) 2*x; s.fn(8)
z = @() 42; z(), z() + 1
compose = @(f, g) @(x) f(g(x));
sq = compose(@sqrt, @abs); sq(-16)
isequal(@sin, @sin)
n = @(varargin) numel(varargin); n(1,2,3), n()
cellfun(@(f) f(1), {@(x) x+1, @(x) x*5})
m = @(A) A(end); m([4 5 6])
w = @plus; w(1, 2)
e = @(s) [s '!']; e('hi')
try, f(1,2,3), catch err, disp(err.message), end
try, g(1,2), catch err, disp(err.message), disp(err.identifier), end
try, h(1), catch err, disp(err.message), end
