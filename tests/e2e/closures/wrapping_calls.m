% Anonymous functions around calls of functions, asked for no value, one, or several.
1;
function dy = pendulum(t, y, g, l)
  dy = [y(2); -g/l*sin(y(1)) + 0.1*t];
end
function y = heun(f, y, h, n)
  t = 0;
  for k = 1:n
    a = f(t, y);
    b = f(t + h, y + h*a);
    y = y + h/2*(a + b);
    t = t + h;
  end
end
function varargout = several(k)
  for i = 1:max(nargout, 1)
    varargout{i} = k*i;
  end
end
function [a, b] = pair(x)
  a = x + 1;
  b = x*2;
end
function r = forgets(x)
  if x > 2
    r = x;
  end
end
function none(x)
  printf('none %d\n', x);
end
function r = use(f, x)
  r = f(x) + 1;
end
function r = compose(f, g, x)
  h = @(x) f(g(x));
  r = h(x);
end
g = 9.81; l = 2;
printf('%.8f %.8f\n', heun(@(t, y) pendulum(t, y, g, l), [0.1; 0], 0.01, 200));
printf('%.8f %.8f\n', heun(@(t, y) pendulum(t, y, 1, 1), [0.1; 0], 0.01, 2));
f = @(k) several(k);
disp(f(3)), [a, b, c] = f(4); disp([a b c]), f(5);
ans
p = @(x) pair(x);
[a, b] = p(7); disp([a b]), disp(use(p, 1)), disp(use(@(x) several(x), 2))
disp(compose(@(x) pair(x), @(x) several(x)*10, 3))
s = @(x) size(x); m = @(x) max(x);
[r, c] = s(ones(2, 3)); disp([r c]), disp(use(s, 1:4)), [v, i] = m([3 9 4]); disp([v i])
disp(use(m, [3 9 4]))
n = @(x) none(x);
n(1)
cellfun(@(x) none(x), {2, 3});
disp(cellfun(@(x) pair(x), {2, 3}))
q = @(x) forgets(x);
disp(use(q, 5))
try, use(n, 1), catch err, disp(err.message), end
try, x = n(1), catch err, disp(err.message), end
try, use(@(x) pair(x, x), 1), catch err, disp(err.message), end
try, use(@(x) x{1}, 1), catch err, disp(err.message), end
