A = [1 1; 0 1]; H = [1 0]; Q = 0.01*eye(2); R = 1;
x = [0; 0]; P = eye(2)*10;
z = [1.1 1.9 3.2 3.8 5.1];
for k = 1:numel(z)
  x = A*x; P = A*P*A' + Q;
  S = H*P*H' + R; K = P*H'/S;
  x = x + K*(z(k) - H*x);
  P = (eye(2) - K*H)*P;
  fprintf('%d: pos %.4f vel %.4f gain %.4f\n', k, x(1), x(2), K(1));
end
P
issymmetric(round(P*1e8))
trace(P) < 20
