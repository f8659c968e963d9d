1;
% lsode: functions, names, Jacobians, stops, options, stiff systems
function dx = pair(x, t)
  dx = [-x(1) + x(2); -x(2)];
end
function J = pair_slopes(x, t)
  J = [-1 1; 0 -1];
end
function dx = robertson(x, t)
  dx = zeros(3, 1);
  dx(1) = -0.04 * x(1) + 1e4 * x(2) * x(3);
  dx(3) = 3e7 * x(2)^2;
  dx(2) = -dx(1) - dx(3);
end
function dx = swing(x, t)
  dx = [x(2), -sin(x(1)) - 0.1 * x(2)];
end
x = lsode(@pair, [1; 2], linspace(0, 1, 5)')
[x, state, msg] = lsode('pair', [1 2], [0 1])
x = lsode({@pair, @pair_slopes}, [1; 2], [0 0.5 3]);
printf('%.4f %.4f\n', x');
x = lsode('robertson', [1 0 0], [0 0.4 40 4000]);
printf('%.4e %.4e %.4e\n', x');
x = lsode(@swing, [1 0], 0:2.5:10);
printf('%.4f %.4f\n', x');
x = lsode(@(x, t) 5 * (t > 1) - x, 0, [0 2 4], 1);
printf('%.4f\n', x);
a = 3;
x = lsode(@(x, t) -a * x + t, 1, [0 1 2]);
printf('%.4f\n', x);
x = lsode(@(x, t) x, 1, [1 0]);
printf('%.4f\n', x);
lsode_options('relative tolerance', 1e-6);
lsode_options('relative tolerance')
disp(lsode_options('integration method'))
t = sinetone([1 2], 8, 1, [1 3])
w = sinewave(5, 4, 1);
printf('%.3f ', w, sinewave(3)); printf('\n');
