function main
x = even_steps(6)
show('a', 1, 'b', 2);
[lo, hi, mid] = spread([4 1 9]);
printf('%g %g %g\n', lo, hi, mid);
lo = spread(5)
cellfun(@label, {1, 'x', {}}, 'UniformOutput', false)
end
function n = even_steps(n)
if n <= 0, return, end
n = odd_steps(n - 1);
end
function n = odd_steps(n)
if n <= 0, n = -1; return, end
n = even_steps(n - 1);
end
function show(varargin)
for k = 1:2:nargin
  printf('%s -> %d\n', varargin{k}, varargin{k+1});
end
end
function [lo, hi, mid] = spread(v)
lo = min(v); hi = max(v);
if nargout > 2, mid = median(v); end
end
function s = label(x)
s = class(x);
end
