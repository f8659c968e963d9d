v0 = 20; angle_deg = 45; g = 9.81;
theta = angle_deg * pi / 180;
t_flight = 2 * v0 * sin(theta) / g;
t = linspace(0, t_flight, 6);
x = v0 * cos(theta) * t;
y = v0 * sin(theta) * t - 0.5 * g * t.^2;
for k = 1:length(t)
    fprintf('t=%.3f x=%7.3f y=%6.3f\n', t(k), x(k), abs(y(k)));
end
range_ = v0^2 * sin(2 * theta) / g
height = (v0 * sin(theta))^2 / (2 * g)
angles = 15:15:75;
r = v0^2 * sind(2 * angles) / g
[~, best] = max(r); angles(best)
