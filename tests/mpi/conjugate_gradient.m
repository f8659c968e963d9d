n = 120;
i = (1:n)';
A = 1 ./ (1 + abs(i - i')) + n * eye(n);
b = sin(i);
x = zeros(n, 1);
r = b - A * x;
p = r;
rho = r' * r;
steps = 0;
while sqrt(rho) > 1e-10 * norm(b)
  q = A * p;
  alpha = rho / (p' * q);
  x = x + alpha * p;
  r = r - alpha * q;
  next = r' * r;
  p = r + (next / rho) * p;
  rho = next;
  steps++;
end
printf('%d steps, residual below %d\n', steps, norm(b - A * x) < 1e-8);
printf('%.8f %.8f %.8f\n', x(1), x(n / 2), sum(x));
