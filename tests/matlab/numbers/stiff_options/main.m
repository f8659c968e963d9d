% "ode15s", "ode23s", "odeset": Mass, Jacobian, Events, InitialStep of stiff problems
%#dialect matlab
for solver = {@ode15s, @ode23s}
  ode = solver{1};
  [~, y] = ode(@(t, y) -y, [0 1], 1, odeset('Jacobian', @(t, y) -1, 'InitialStep', 1e-3));
  assert(abs(y(end) - exp(-1)) < 1e-2);
  [~, y] = ode(@(t, y) [-y(1); -2 * y(2)], [0 1], [1 1], odeset('Jacobian', [-1 0; 0 -2]));
  assert(norm(y(end, :) - exp([-1 -2])) < 1e-2);
  [~, y] = ode(@(t, y) [-2 * y(1); -y(2)], [0 1], [1 1], odeset('Mass', [2 0; 0 1]));
  assert(norm(y(end, :) - exp([-1 -1])) < 1e-2);
  % an algebraic equation: the second is that of y(2) = y(1)
  [~, y] = ode(@(t, y) [-y(1); y(1) - y(2)], [0 1], [1 1], odeset('Mass', [1 0; 0 0], 'RelTol', 1e-5));
  assert(norm(y(end, :) - exp([-1 -1])) < 1e-3);
  [t, y, te, ye, ie] = ode(@(t, y) 1, [0 10], 0, odeset('Events', @ended));
  assert(abs(te - 3) < 1e-9 && abs(ye - 3) < 1e-9 && ie == 1 && t(end) == te && abs(y(end) - 3) < 1e-9);
  [t, ~, te] = ode(@(t, y) [y(2); -y(1)], [0 7], [0 1], odeset('Events', @crossing, 'RelTol', 1e-7, 'AbsTol', 1e-9));
  assert(t(end) == 7 && numel(te) == 2 && max(abs(te - [pi; 2 * pi])) < 1e-3);
  [t, ~] = ode(@(t, y) 1, [0 2 4 6], 0, odeset('Events', @ended));
  assert(isequal(t(1:2), [0; 2]) && abs(t(3) - 3) < 1e-9 && numel(t) == 3);
  s = ode(@(t, y) 1, [0 10], 0, odeset('Events', @ended));
  assert(abs(s.xe - 3) < 1e-9 && s.ie == 1);
end
disp('passed')
function [value, final, way] = ended(~, y)
  value = y - 3;
  final = 1;
  way = 0;
end
function [value, final, way] = crossing(~, y)
  value = y(1);
  final = 0;
  way = 0;
end
