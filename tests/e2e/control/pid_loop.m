% PID on a first order plant, explicit Euler
Kp = 2; Ki = 1; Kd = 0.1; dt = 0.05;
y = 0; integ = 0; prev = 1;
ref = 1;
log_ = zeros(0, 2);
for k = 1:100
  err = ref - y;
  integ = integ + err*dt;
  der = (err - prev)/dt;
  prev = err;
  u = Kp*err + Ki*integ + Kd*der;
  u = min(max(u, -5), 5);
  y = y + dt*(-y + u);
  if mod(k, 20) == 0
    log_(end+1, :) = [k*dt, y];
  end
end
disp(log_)
A = [0 1; -2 -3]; B = [0; 1]; C = [1 0];
eig(A)
poly(A)
ctr = [B A*B]; rank(ctr)
Ad = eye(2) + A*dt; x = [1; 0];
for k = 1:3, x = Ad*x; disp((C*x)), end
settled = abs(y - ref) < 0.02
overshoot = max(log_(:, 2)) > 1
P = eye(2); Q = 0.01*eye(2); R = 0.1;
for k = 1:5, P = Ad*P*Ad' + Q; K = P*C'/(C*P*C' + R); P = (eye(2) - K*C)*P; end
K, P
