% Kalman filter, constant velocity; own noise from LCG
global seed
seed = 12345;
function u = lcg()
  global seed
  seed = mod(1103515245 * seed + 12345, 2^31);
  u = seed / 2^31;
end
function z = gauss12()
  z = -6;
  for i = 1:12, z = z + lcg(); end
end
dt = 1;
F = [1 dt; 0 1]; H = [1 0];
Q = 0.01 * [dt^3/3 dt^2/2; dt^2/2 dt]
R = 4;
x = [0; 0]; P = 100 * eye(2);
truth = 0; vel = 1.5;
hist = [];
for k = 1:12
  truth = truth + vel * dt;
  z = truth + 2 * gauss12();
  x = F * x; P = F * P * F' + Q;
  S = H * P * H' + R;
  K = P * H' / S;
  nu = z - H * x;
  x = x + K * nu;
  P = (eye(2) - K * H) * P;
  hist(end+1, :) = [k, truth, z, x', K'];
end
hist
x, P, S
fprintf('%2d %8.3f %8.3f %8.4f %8.4f\n', hist(:, 1:5)');
err = hist(:, 4) - hist(:, 2);
rmse = sqrt(mean(err .^ 2))
raw = sqrt(mean((hist(:, 3) - hist(:, 2)) .^ 2))
[V, D] = eig((P + P') / 2);
diag(D)'
det(P)
inv(P)
seed
