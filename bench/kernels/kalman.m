% A Kalman filter of position and velocity in the plane.
dt = 0.1;
F = [1 0 dt 0; 0 1 0 dt; 0 0 1 0; 0 0 0 1];
H = [1 0 0 0; 0 1 0 0];
Q = 0.01 * eye(4);
R = [0.5 0; 0 0.5];
x = [0; 0; 1; 1];
P = eye(4);
seed = 1;
steps = 100000;
err = 0;
for k = 1:steps
    seed = mod(16807 * seed, 2147483647);
    n1 = seed / 2147483647 - 0.5;
    seed = mod(16807 * seed, 2147483647);
    n2 = seed / 2147483647 - 0.5;
    truth = [10 * cos(k * dt / 50); 10 * sin(k * dt / 50)];
    z = truth + [n1; n2];
    x = F * x;
    P = F * P * F' + Q;
    S = H * P * H' + R;
    K = P * H' / S;
    x = x + K * (z - H * x);
    P = (eye(4) - K * H) * P;
    err = err + norm(x(1:2) - truth)^2;
end
fprintf('%.6f %.6f %.6f\n', sqrt(err / steps), x(1), P(3, 3));
