h = 10; v = 0; dt = 0.1; g = 9.81; bounces = 0; e = 0.7; hist_ = [];
for k = 1:60
  v = v - g*dt;
  h = h + v*dt;
  if h < 0
    h = -h*e; v = -v*e; bounces++;
  end
  hist_(end+1) = h;
end
bounces, fprintf('%.3f ', hist_(10:10:60)); fprintf('\n');
max(hist_(20:end)) < 10, [m, at] = max(hist_(30:end)); at
x = 0; y = 0; vx = 1; vy = 2; W = 3; H = 5; for k = 1:10, x += vx; y += vy; if x < 0 || x > W, vx = -vx; x += 2*vx; end, if y < 0 || y > H, vy = -vy; y += 2*vy; end, printf('(%d,%d) ', x, y); end, printf('\n');
planet = [1 0]; vel = [0 1]; for k = 1:100, r = norm(planet); acc = -planet/r^3; vel = vel + 0.05*acc; planet = planet + 0.05*vel; end, fprintf('%.4f %.4f\n', planet); E = 0.5*sum(vel.^2) - 1/norm(planet); abs(E + 0.5) < 0.01
