% a plate of which the upper edge is warm, in steps; columns are independent
function heat_equation
  n = 40; steps = 30;
  u = zeros(n, n); u(1, :) = 1;
  v = u;
  for t = 1:steps
    parfor j = 2:n-1
      for i = 2:n-1
        v(i, j) = u(i, j) + 0.2 * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1) - 4 * u(i, j));
      end
    end
    u = v;
  end
  printf("%.12g %.12g %.12g\n", u(2, 20), u(20, 20), max(max(abs(u - v))));
  warm = 0;
  parfor j = 1:n
    warm = warm + sum(u(:, j) > 0.01);
  end
  disp(warm);
end
