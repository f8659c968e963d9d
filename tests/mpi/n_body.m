n = 110;
x = cumsum(1 + 0.5 * sin((1:n)'));
m = 1 + mod((1:n)', 3);
v = zeros(n, 1);
dt = 0.01;
for step = 1:20
  d = x' - x;
  r = sqrt(d .* d + 0.1);
  f = sum(m' .* d ./ r .^ 3, 2);
  v = v + dt * f;
  x = x + dt * v;
end
printf('%.8f %.8f %.8f\n', x(1), x(n), sum(m .* v));
printf('%.8f\n', norm(v));
w = circshift(x, 3) - x;
printf('%.8f %.8f\n', w(1), w(10));
