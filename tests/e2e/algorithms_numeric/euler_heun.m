f = @(t, y) t - y;
exact = @(t) t - 1 + 2*exp(-t);
for n = [4 8 16]
  h = 1/n; y = 1; z = 1; t = 0;
  for k = 1:n
    y = y + h*f(t, y);
    p = z + h*f(t, z);
    z = z + h/2*(f(t, z) + f(t + h, p));
    t = t + h;
  end
  fprintf('n=%2d euler %.6f heun %.6f exact %.6f\n', n, y, z, exact(1));
end
err = @(v) abs(v - exact(1));
err(y) > err(z)
