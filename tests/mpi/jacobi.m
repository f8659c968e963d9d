n = 64;
u = zeros(n);
u(1, :) = 1;
u(:, n) = linspace(1, 0, n)';
change = 1;
sweeps = 0;
while change > 1e-3
  v = u;
  v(2:n-1, 2:n-1) = (u(1:n-2, 2:n-1) + u(3:n, 2:n-1) + u(2:n-1, 1:n-2) + u(2:n-1, 3:n)) / 4;
  change = max(max(abs(v - u)));
  u = v;
  sweeps++;
end
printf('%d %.10f %.10f\n', sweeps, u(n / 2, n / 2), sum(sum(u)));
