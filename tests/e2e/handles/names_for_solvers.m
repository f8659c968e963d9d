1;
% names of functions, which nothing else mentions, given to functions of the library
function dy = decay(t, y)
  dy = -2 * y;
end
function y = square(x)
  y = x .^ 2;
end
function y = scaled(x, a)
  y = a * x;
end
function z = saddle(x, y)
  z = x .* y;
end
function use(name)
  printf('%.4f\n', quadv(name, 0, 2));
end
[t, y] = ode45('decay', [0 1], 1);
printf('%.4f\n', y(end));
printf('%.4f\n', quadl('square', 0, 1));
use('square');
f = 'scaled';
disp(nthargout(1, f, 3, 4))
printf('%.4f\n', dblquad('saddle', 0, 1, 0, 2));
printf('%.4f\n', quadgk(@sin, -pi, pi / 2, 'WayPoints', 0, 'RelTol', 1e-3, 'trace', false));
disp(cellfun('fliplr', {[1 2], 'ab'}, 'UniformOutput', false))
