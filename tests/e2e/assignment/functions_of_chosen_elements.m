1;
% elements that a mask chooses become functions of themselves or of those of another array
function y = sinc_of (x)
  y = ones (size (x));
  k = x ~= 0;
  y(k) = sin (pi * x(k)) ./ (pi * x(k));
end
function y = logs (x)
  y = zeros (size (x));
  m = x > 0;
  y(m) = log (x(m));
end
function y = roots_of (x)
  y = x;
  y(y >= 0) = sqrt (y(y >= 0));
end
function y = steps (x, by)
  y = Inf (size (x));
  m = isfinite (x);
  y(m) = by * floor (x(m) / by) + mod (x(m), 2);
end
function y = angles (x, z)
  y = NaN (size (x));
  m = z ~= 0;
  y(m) = atan2 (x(m), z(m)) - abs (x(m));
end
function y = pages (x)
  y = zeros (size (x), 'single');
  t = true (size (x));
  y(t) = x(t);
end
function [y, z] = of_what_changes (x)
  s = size (x);
  x(x < 0) = -x(x < 0);
  y = x + zeros (s);
  x = x(:);
  z = ones (size (x));
  z(x > 1) = exp (-x(x > 1));
end
for v = {[-2 -0.5 0 0.5 1], [0; 3; -1], [], zeros(1, 0), 0, 2.5, [NaN Inf -Inf 1], [1 2; -3 0], ones(2,2,2)}
  x = v{1};
  disp (sinc_of (x)), disp (logs (x)), disp (roots_of (x)), disp (steps (x, 0.5))
  disp (angles (x, flipud (x))), disp (class (pages (x))), disp (size (pages (x)))
  [y, z] = of_what_changes (x); disp (y), disp (z)
end
try, angles ([1 2 3], [1 2]), catch err, disp (err.message), end
try, intmax (size (ones (2))), catch err, disp ('refused'), end
rand ('seed', 1); disp (size (rand (size (ones (2, 3))))), disp (size (randn (size (1:4))))
rand ("twister", 1); k = randi (max (size (ones (3, 2)))); disp (k <= 3)
