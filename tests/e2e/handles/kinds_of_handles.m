f = @sin; g = @(x) x + 1; h = @plus; k = @() disp('called'); l = @(varargin) nargin;
f, g, h, k, l
func2str(f), func2str(g), func2str(k)
class(f), is_function_handle(g), is_function_handle('sin'), isa(f, 'function_handle')
f(0), g(1), h(2, 3), k(), l(1, 2, 3), l()
m = str2func('max'); [a, b] = m([3 8 1])
n = str2func('@(a, b) a - b'); n(5, 2)
o = {f, g}; o{2}(10), s.h = g; s.h(20)
size(f), numel(f), isempty(f), isequal(f, @sin), isequal(f, @cos), isscalar(f), ischar(func2str(f))
