A = [1.1]; B = 1; Q = 1; R = 0.5;
P = Q;
for k = 1:100
  Pn = Q + A'*P*A - A'*P*B/(R + B'*P*B)*B'*P*A;
  if abs(Pn - P) < 1e-12, break, end
  P = Pn;
end
fprintf('P %.6f K %.6f\n', P, (R + B'*P*B)\(B'*P*A));
A = [1 0.1; 0 1]; B = [0; 0.1]; Q = eye(2); R = 1; P = Q;
for k = 1:500, P = Q + A'*P*A - A'*P*B*((R + B'*P*B)\(B'*P*A)); end
K = (R + B'*P*B)\(B'*P*A); fprintf('%.5f ', K); fprintf('\n');
abs(eig(A - B*K))' < 1
J = 0; x = [1; 0]; for k = 1:200, u = -K*x; J += x'*Q*x + u'*R*u; x = A*x + B*u; end, fprintf('%.4f %.4f\n', J, P(1, 1));
