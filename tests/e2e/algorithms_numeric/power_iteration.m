A = [4 1 0; 1 3 1; 0 1 2];
v = ones(3, 1); lam = 0;
for k = 1:200
  w = A*v; new = norm(w); v = w/new;
  if abs(new - lam) < 1e-12, break, end
  lam = new;
end
fprintf('%.8f\n', lam);
fprintf('%.5f ', abs(v)); fprintf('\n');
max(eig(A)) - lam < 1e-8
B = A - lam*(v*v'); u = [1; 0; 0]; for k = 1:300, u = B*u; u = u/norm(u); end, fprintf('%.6f\n', u'*B*u);
mu = 1.5; x = ones(3, 1); for k = 1:20, x = (A - mu*eye(3))\x; x = x/norm(x); end, fprintf('%.6f\n', x'*A*x);
Q = eye(3); T = A; for k = 1:60, [q, r] = qr(T); T = r*q; end, fprintf('%.5f ', sort(diag(T))); fprintf('\n');
