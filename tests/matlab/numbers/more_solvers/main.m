% "ode113", "ode78", "ode89", "ode23t", "ode23tb": solutions within the tolerances, structs, events.
%#dialect matlab
f = @(t, y) [y(2); -y(1)];
options = odeset('RelTol', 1e-6, 'AbsTol', 1e-9);
for solver = {@ode113, @ode78, @ode89}
  [t, y] = solver{1}(f, [0 pi], [0; 1], options);
  assert(t(end) == pi && max(abs(y(end, :) - [0 -1])) < 1e-4);
end
for solver = {@ode23t, @ode23tb}
  [~, y] = solver{1}(@(t, y) -100 * (y - cos(t)), [0 1], 1);
  assert(abs(y(end) - cos(1)) < 0.02);
end
s = ode113(@(t, y) -y, [0 1], 1, options);
assert(abs(s.y(end) - exp(-1)) < 1e-5);
[t, y] = ode89(@(t, y) 2 * t, [0 1 2], 0);
assert(isequal(t, [0; 1; 2]) && abs(y(3) - 4) < 1e-3);
disp("passed")
