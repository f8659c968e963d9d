1;
function r = apply(g, x)
  r = g(x) .* 2 + x;
end
function r = pick(k)
  if k == 1, r = @(t) t.^2; elseif k == 2, r = @sin; else r = @(t) t(1:end) * 3; end
end
for k = 1:3
  g = pick(k);
  disp(apply(g, [1 2 3]))
  y = g(2); disp(y + 1)
end
n = numel(argv());
if n > 100, h = @(t) t > 0; else h = @(t) t; end
class(h(3)), z = h([1 -1]) + 1
if n > 100, h = @(t) error('no'); else h = @(t) [t; t]; end
w = h([1 2]) .* [1 2; 3 4]
if n > 100, q = @max; else q = @min; end
[a, b] = q([4 2 9]); a, b
function varargout = vo(x), varargout{1} = x; end
if n > 100, v = @vo; else v = @(x) x'; end
u = v([1 2 3]) * 2
