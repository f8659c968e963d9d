1;
% PID control of a first/second order plant, Euler discretisation
function [y, u, e] = simulate(Kp, Ki, Kd, N, dt)
  y = zeros(N, 1); u = y; e = y;
  x1 = 0; x2 = 0; I = 0; elast = 1;
  for k = 1:N
    r = 1;
    e(k) = r - x1;
    I = I + e(k) * dt;
    D = (e(k) - elast) / dt;
    elast = e(k);
    u(k) = Kp * e(k) + Ki * I + Kd * D;
    u(k) = min(max(u(k), -5), 5);
    dx1 = x2;
    dx2 = -2 * x1 - 0.8 * x2 + u(k);
    x1 += dt * dx1;
    x2 += dt * dx2;
    y(k) = x1;
  end
end
function s = stepinfo_(y, dt)
  yf = y(end);
  s.final = yf;
  s.peak = max(y);
  s.overshoot = 100 * (s.peak - yf) / yf;
  i10 = find(y >= 0.1 * yf, 1);
  i90 = find(y >= 0.9 * yf, 1);
  s.rise = (i90 - i10) * dt;
  out = find(abs(y - yf) > 0.02 * abs(yf));
  if isempty(out), s.settling = 0; else s.settling = out(end) * dt; end
end
gains = [1 0 0; 4 1 0; 4 2 1.5];
for g = 1:rows(gains)
  [y, u, e] = simulate(gains(g,1), gains(g,2), gains(g,3), 400, 0.05);
  info = stepinfo_(y, 0.05)
  fprintf('Kp=%g Ki=%g Kd=%g  IAE=%.6f  umax=%g\n', gains(g, :), sum(abs(e)) * 0.05, max(u));
  y(1:50:end)'
end
u([1 2 3 end])
res = [y(end-2:end), u(end-2:end), e(end-2:end)]
any(isnan(y)), all(u <= 5)
