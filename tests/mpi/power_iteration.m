n = 100;
A = 1 ./ ((1:n)' + (1:n) - 1);
x = ones(n, 1);
lambda = 0;
for k = 1:60
  y = A * x;
  lambda = max(abs(y));
  x = y / lambda;
end
printf('%.8f %.8f %.8f\n', lambda, x(2), mean(x));
[m, at] = min(x);
printf('%.8f %d\n', m, at);
