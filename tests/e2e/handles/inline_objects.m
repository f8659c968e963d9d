f = inline('x^2 + y');
f
c = {f, 1}
s.f = f
disp(f)
class(f), isobject(f), is_function_handle(f), isa(f, 'inline'), size(f), numel(f), isempty(f), isstruct(f)
formula(f), argnames(f)
formula(inline(' sin( x )*2 ')), argnames(inline('3')), argnames(inline('x*P1 + P2', 2)), argnames(inline('sin(t)*i + pi + e + NaN')), argnames(inline('a.*b', 'b', 'a'))
v = vectorize(inline('x^2*y/z')); formula(v), argnames(v)
try, f(1, 2, 3), catch e, disp(e.message), end
try, func2str(f), catch e, disp(e.message), end
try, char(f), catch e, disp(e.message), end
try, g = f; g(2, 3), feval(g, 1, 1), cellfun(g, {1, 2}, {3, 4}), arrayfun(inline('x+1'), [1 2 3]), catch e, disp(e.message), end
try, inline(3), catch e, disp(e.message), end
try, isequal(f, f), catch e, disp(e.message), end
fzero(inline('x^2-2'), [0 2])
abs(quad(inline('x.^2'), 0, 3) - 9) < 1e-12
h = @(x) f(x, 1); h(3)
ff = {inline('x'), inline('2*x')}; ff{2}(4)
whos_ok = exist('f')
