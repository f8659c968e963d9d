n = 11; u = zeros(n, 1); u(6) = 100; r = 0.25;
for t = 1:20
  v = u;
  for i = 2:n-1, v(i) = u(i) + r*(u(i+1) - 2*u(i) + u(i-1)); end
  u = v;
end
fprintf('%.4f ', u); fprintf('\n');
w = zeros(n, 1); w(6) = 100; for t = 1:20, w(2:end-1) = w(2:end-1) + r*diff(w, 2); end, max(abs(u - w)) < 1e-12
A = eye(n) + r*(diag(ones(n-1, 1), 1) - 2*eye(n) + diag(ones(n-1, 1), -1)); A([1 end], :) = 0; x = zeros(n, 1); x(6) = 100; x = A^20*x; norm(x - u) < 1e-10, sum(u)
