% Heat in a square plate with a hot edge: explicit steps, whose columns don't depend on each other.
n = 400;
steps = 600;
r = 0.2;
u = zeros (n, n);
u(1, :) = 100;
for step = 1:steps
  next = u;
  parfor j = 2:n-1
    for i = 2:n-1
      next(i, j) = u(i, j) + r * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1) - 4 * u(i, j));
    end
  end
  u = next;
end
fprintf ('after %d steps: mean %.6f\n', steps, mean (u(:)));
fprintf ('%8.4f', u(1:8:64, n/2));
fprintf ('\n');
