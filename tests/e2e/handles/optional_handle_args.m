1;
function r = transform(v, f)
  if nargin < 2, f = @(x) x; end
  if ischar(f), f = str2func(f); end
  r = f(v);
end
transform([1 4]), transform([1 4], @sqrt), transform([1 4], 'cumsum'), transform([1 4], @(x) x + 0.5)
function varargout = call_n(f, n), [varargout{1:n}] = f([3 1 2]); end
[a, b] = call_n(@sort, 2)
a = call_n(@max, 1)
function r = iterate(f, x, n), for k = 1:n, x = f(x); end, r = x; end
iterate(@(x) x / 2, 64, 3), iterate(@cos, 1, 50) - 0.7390851332 < 1e-8, iterate(@(s) [s 'x'], '', 4), iterate(@fliplr, [1 2 3], 3)
g = @transform; g(9, @sqrt), nargin(g), k = @(varargin) transform(varargin{:}); k(16, 'sqrt')
