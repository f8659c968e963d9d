1;
function varargout = f(varargin)
  for k = 1:max(nargout, 1), printf('%d', isargout(k)); varargout{k} = k; end
  printf('\n');
end
function varargout = other(varargin), [varargout{1:nargout}] = f(); end
[a, ~, c] = f();
[~, b] = f();
h = @f; [~, y] = h()
g = @(varargin) f(varargin{:}); [~, z] = g()
[p, q, ~] = g(1);
r = h();
h();
o = @other; [~, w] = o()
r = h() + 1
s.fn = @f; [~, t] = s.fn()
l = {@f, g}; for k = 1:2, [u, ~, v] = l{k}(); end
x = cell(1, 3); [x{:}] = f()
m = @size; [~, n] = m(ones(2, 3))
r = h();
