% Loops over lists of functions, each of which is called many times.
function lists_of_methods
  prob.f = @(t, y, p) [y(2); -p.k * y(1) - p.c * y(2)];
  prob.p = struct('k', 4, 'c', 0.1);
  methods = {@euler, @rk4, 'none'};
  for m = 1:2
    y = [1; 0];
    t = 0;
    for i = 1:50
      y = methods{m}(prob, t, y, 0.01);
      t = t + 0.01;
    end
    printf('%s %.6f %.6f\n', func2str(methods{m}), y(1), y(2));
  end
  fs = {@sin, @(x) x ^ 2, @numel, @add};
  for k = 1:numel(fs)
    f = fs{k};
    try
      disp(f(k));
    catch e
      disp(e.message);
    end
  end
  total = 0;
  for f = fs(1:3)
    total = total + f{1}(2);
  end
  disp(total);
end

function y = euler(prob, t, y, h)
  y = y + h * prob.f(t, y, prob.p);
end

function y = rk4(prob, t, y, h)
  f = prob.f;
  p = prob.p;
  k1 = f(t, y, p);
  k2 = f(t + h / 2, y + h / 2 * k1, p);
  k3 = f(t + h / 2, y + h / 2 * k2, p);
  k4 = f(t + h, y + h * k3, p);
  y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
end

function r = add(a, b)
  r = a + b;
end
