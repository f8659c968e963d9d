1;
function dy = lotka(t, y)
  dy = [1.1*y(1) - 0.4*y(1)*y(2); 0.1*y(1)*y(2) - 0.4*y(2)];
end
function [t, Y] = rk4(f, t0, t1, y0, n)
  h = (t1 - t0)/n;
  t = t0 + (0:n)'*h;
  Y = zeros(n+1, numel(y0));
  Y(1, :) = y0';
  for k = 1:n
    y = Y(k, :)';
    k1 = f(t(k), y);
    k2 = f(t(k) + h/2, y + h/2*k1);
    k3 = f(t(k) + h/2, y + h/2*k2);
    k4 = f(t(k) + h, y + h*k3);
    Y(k+1, :) = (y + h/6*(k1 + 2*k2 + 2*k3 + k4))';
  end
end
[t, Y] = rk4(@lotka, 0, 10, [10; 10], 200);
fprintf('%5.2f %10.6f %10.6f\n', [t(1:40:end) Y(1:40:end, :)]');
[t, Y] = rk4(@(t, y) -y, 0, 1, 1, 10);
Y(end) - exp(-1) < 1e-6
size(Y)
