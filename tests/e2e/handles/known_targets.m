% Handles that come from elsewhere: parameters, fields, captured, joined, called by feval.
1;
function x = newton(f, df, x0)
  x = x0;
  for k = 1:20
    x = x - f(x)/df(x);
  end
end
function y = euler(f, y0, h, n)
  y = y0;
  for k = 1:n
    y(:, end+1) = y(:, end) + h*feval(f, k*h, y(:, end));
  end
end
function y = square_less(x)
  y = x^2 - 2;
end
function varargout = twice(f, varargin)
  varargout{1} = f(f(varargin{:}));
end
function r = apply(f, a)
  f(a);
  r = f(a);
end
function show(f, x)
  f('%d\n', x);
  feval(f, '<%d>\n', x);
end
a = 3;
printf('%.10g\n', newton(@(x) x^2 - a, @(x) 2*x, 1));
printf('%.10g\n', newton(@square_less, @(x) 2*x, 1));
A = [0 1; -1 0]; c = 0.5 + 0.25i; t = 'text'; s.k = 4; e = zeros(0, 3); p = {1, 'b'};
disp(euler(@(t, y) A*y, [1; 0], 0.1, 3))
disp(euler(@(t, y) A*y + t, [1; 0], 0.1, 3))
disp(apply(@(x) c*x, [1 2]))
disp(apply(@(x) [t num2str(x)], 5))
disp(apply(@(x) s.k*x, 5))
disp(apply(@(x) [e, x], zeros(0, 1)))
disp(apply(@(x) numel(p{2}) + x, 1:3))
disp(apply(@(x) x(1), 1:3))
g = @(x) x + 1;
disp(apply(@(x) g(g(x)), 1:3))
disp(twice(g, 4))
disp(apply(@numel, 1:3))
w.f = @(x) A(1, 2)*x;
w.g = {g, @(x) a*x};
for k = 1:3
  printf('%g %g %g\n', w.f(k), w.g{1}(k), w.g{2}(k));
end
if a > 2, h = @(x) a*x; else h = @(x) a - x; end
disp(apply(h, 7))
for m = [2 5]
  h = @(x) m*x;
  disp(apply(h, 7))
end
show(@printf, 12)
try
  apply(@(x) A(x), 9)
catch err
  disp(err.message)
end
try
  apply(@(x, y) x + y, 9)
catch err
  disp(err.message)
end
apply(@(x) undefined_thing + x, 9)
