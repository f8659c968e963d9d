% Where a callee's struct stays whole, the program is written again, from what it was.
1;
function [t, y] = rk4(f, tspan, y0, n)
  h = (tspan(2)-tspan(1))/n; t = linspace(tspan(1), tspan(2), n+1)';
  y = zeros(n+1, numel(y0)); y(1,:) = y0(:).';
  for k = 1:n
    yk = y(k,:).';
    k1 = f(t(k), yk); k2 = f(t(k)+h/2, yk+h/2*k1);
    k3 = f(t(k)+h/2, yk+h/2*k2); k4 = f(t(k)+h, yk+h*k3);
    y(k+1,:) = (yk + h/6*(k1+2*k2+2*k3+k4)).';
  end
end
function [value, isterm, dir] = ground(t, y)
  value = y(1); isterm = true; dir = -1;
end
function dy = pend(t, y, varargin)
  p = struct('g', 9.81, 'L', 1, 'c', 0.1);
  for i = 1:2:numel(varargin), p.(varargin{i}) = varargin{i+1}; end
  dy = [y(2); -p.g/p.L*sin(y(1)) - p.c*y(2)];
end
function out = events_table(t, y)
  s = sign(y); k = find(s(1:end-1) .* s(2:end) < 0);
  out = arrayfun(@(i) t(i) - y(i)*(t(i+1)-t(i))/(y(i+1)-y(i)), k);
end
[t, y] = rk4(@(t,y) pend(t, y, 'L', 2), [0 5], [pi/4 0], 500);
[T, Y] = ode45(@(t,y) [y(2); -9.81], [0 3], [10; 0], odeset('Events', @ground, 'RelTol', 1e-8));
sol = lsode(@(y,t) -2*y, 1, [0 .5 1]);
[t2, y2] = ode23(@(t,y) -y + t, [0 1], 1);
lorenz = @(t, s) [10*(s(2)-s(1)); s(1)*(28-s(3))-s(2); s(1)*s(2)-8/3*s(3)];
[tl, yl] = rk4(lorenz, [0 1], [1 1 1], 200);
dblquad(@(x,y) x.*y, 0, 1, 0, 2)
