% Structs that are given to handles and functions of several kinds, whole and in part.
1;
function dy = rhs(t, y, p)
  dy = [y(2); -p.k/p.m*y(1) - p.c*y(2) + p.drive(t)];
end
function [p, n] = more(p, n)
  p.k = p.k + 1;
  n = n + p.k;
end
function p = deeper(p, depth)
  if depth > 0
    p.m = p.m * 2;
    p = deeper(p, depth - 1);
  end
end
function e = energy(s)
  e = 0;
  for k = 1:numel(s.x)
    e = e + 0.5*s.m(k)*s.v(k)^2 + s.g*s.m(k)*s.x(k);
  end
end
function s = step(s, h)
  s.v = s.v - h*s.g;
  s.x = s.x + h*s.v;
  s.n = s.n + 1;
end
function s = filled(n)
  s.x = zeros(1, n);
  s.v = ones(1, n);
  s.m = 1:n;
  s.g = 9.81;
  s.n = 0;
  s.name = 'balls';
end
function show(s)
  printf('%s: %d steps, %.6f\n', s.name, s.n, energy(s));
end
function r = apply(f, varargin)
  r = f(varargin{:});
end
function o = options(o, name, value)
  o.(name) = value;
end
p = struct('k', 4, 'm', 2, 'c', 0.1, 'drive', @(t) sin(t));
f = @(t, y) rhs(t, y, p);
y = [1; 0];
for k = 0:9
  y = y + 0.1*f(0.1*k, y);
end
printf('%.8f %.8f\n', y);
[p, n] = more(p, 10);
[p, n] = more(p, n);
disp([p.k n])
q = deeper(p, 3);
disp([p.m q.m])
g = @(t, y) rhs(t, y, q);
printf('%.6f ', g(1, [1; 2])); disp('')
s = filled(4);
show(s)
for k = 1:5
  s = step(s, 0.01);
  if k == 3, show(s), end
end
show(s)
s
e = @(h) energy(step(s, h));
printf('%.6f %.6f\n', e(0), e(0.1));
disp(apply(@(a, b) a.n + b, s, 3))
o = options(struct('tol', 1), 'tol', 1e-3);
disp(o.tol)
o = options(o, 'extra', {1, 'two'})
t = s;
t.x(2) = 50;
disp([s.x(2) t.x(2)])
u = {s, t};
disp(u{2}.x(2) - u{1}.x(2))
w.inner = p;
w.list = {1, 2};
w.inner.k += 100;
disp([w.inner.k p.k])
x = s;
for k = 1:3
  x = step(x, 0.1);
  y = x;
  y.n = -1;
end
disp([x.n y.n s.n])
try
  energy(p)
catch err
  disp(err.message)
end
try
  step(struct('v', 1, 'g', 2), 1)
catch err
  disp(err.message)
end
