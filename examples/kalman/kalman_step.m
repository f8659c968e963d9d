function [x, P] = kalman_step (x, P, z)
  % A step of a Kalman filter in the plane, with a position measured every 0.1 s.
  %   x  position and velocity
  %   P  their covariance
  %   z  the position that was measured
  dt = 0.1;
  F = [1 0 dt 0; 0 1 0 dt; 0 0 1 0; 0 0 0 1];
  H = [1 0 0 0; 0 1 0 0];
  Q = 0.01 * eye (4);
  R = 0.5 * eye (2);
  x = F * x;
  P = F * P * F' + Q;
  K = P * H' / (H * P * H' + R);
  x = x + K * (z - H * x);
  P = (eye (4) - K * H) * P;
end
