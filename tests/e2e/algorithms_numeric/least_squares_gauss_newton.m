t = (0:5)'; y = 2*exp(-0.5*t);
p = [1; -0.3];
for k = 1:50
  r = y - p(1)*exp(p(2)*t);
  J = [exp(p(2)*t), p(1)*t.*exp(p(2)*t)];
  d = J\r;
  p = p + d;
  if norm(d) < 1e-12, break, end
end
fprintf('%.6f %.6f\n', p); k < 50
x = [0; 0]; rate = 0.1; for k = 1:500, g = [2*(x(1) - 3); 4*(x(2) + 1)]; x = x - rate*g; end, fprintf('%.5f %.5f\n', x);
golden = (sqrt(5) - 1)/2; a = 0; b = 4; f = @(x) (x - 1.3)^2; while b - a > 1e-6, c = b - golden*(b - a); d = a + golden*(b - a); if f(c) < f(d), b = d; else, a = c; end, end, fprintf('%.4f\n', (a + b)/2);
