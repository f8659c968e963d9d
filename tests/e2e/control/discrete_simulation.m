a = 0.8; b = 0.2; y = 0; ref = 1;
out = zeros(1, 8);
for k = 1:8, y = a*y + b*ref; out(k) = y; end
out
settle = find(abs(out - 1) < 0.3, 1)
u = 0; hyst = []; temp = 18; heater = false;
for k = 1:10
  if temp < 19, heater = true; elseif temp > 21, heater = false; end
  temp = temp + 0.8*heater - 0.3;
  hyst(end+1) = temp;
end
fprintf('%.1f ', hyst); fprintf('\n'); heater
sat = @(v, lo, hi) min(max(v, lo), hi); sat(-5:5:15, 0, 10)
dead = @(e) e .* (abs(e) > 0.5); dead([-1 -0.2 0.3 2])
rate = @(new, old, r) old + sat(new - old, -r, r); v = 0; for k = 1:5, v = rate(10, v, 3); end, v
z = roots([1 -1.5 0.7]); abs(z)', all(abs(z) < 1), impulse_ = filter([1], [1 -1.5 0.7], [1 0 0 0 0])
