1;
% functions that are passed by name, and builtin functions through handles
function y = quad_of(name, a, b, n)
  h = (b - a) / n;
  y = 0;
  for k = 1:n
    y = y + h * feval(name, a + (k - 0.5) * h);
  end
end
function y = hump(x)
  y = 1 / ((x - 0.3)^2 + 0.01) + 1;
end
function varargout = several(x)
  varargout = {x, 2 * x, 3 * x};
end
function show(x)
  printf('<%d>', x);
end
function y = pick(kind, x)
  switch kind
    case 'sin', f = @sin;
    case 'cos', f = @cos;
    otherwise, f = kind;
  end
  y = feval(f, x);
end
printf('%.6f\n', quad_of('hump', 0, 1, 20));
printf('%.6f\n', quad_of('exp', 0, 1, 20), quad_of(@sqrt, 0, 1, 20), quad_of(@hump, 0, 1, 4));
[a, b] = feval('several', 4)
feval('show', 3); feval(@show, [4 5]); disp('');
g = 'hump';
x = feval(g, 0:0.5:1)
f = @abs; y = f([-1 2 -3i])
z = pick('sin', 1) + pick('tan', 1) + pick('hump', 1)
m = @max; [p, q] = m([3 9 2])
w = feval(@plus, 1, 2) + feval('mtimes', [1 2], [3; 4])
try
  feval('nowhere', 1)
catch err
  disp(err.message)
end
try
  quad_of('hump2', 0, 1, 2)
catch err
  disp(err.message)
end
r = feval('size', ones(2, 3))
