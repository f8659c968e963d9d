% roots of what is not negative are real, and what is computed of them is
function squares_under_roots
  b = struct ('pos', {}, 'vel', {}, 'mass', {});
  for k = 1:4
    b(k).pos = [cos(k) sin(2*k) cos(3*k)] * k;
    b(k).vel = [sin(k) cos(k) 0] / k;
    b(k).mass = 1 / k;
  end
  for step = 1:20
    b = advance (b, 0.01);
  end
  printf ('%.10f ', b.pos, b.vel);
  printf ('\n');
  x = b(2).pos;
  y = b(3).pos;
  printf ('%.8f ', sqrt (dot (x, x)), sqrt ((x - y) * (x - y)'), sqrt (x(:)' * x(:)), ...
          sqrt ((x(1) - y(1)) * (x(1) - y(1))), sqrt (x .* x), norm (x - y) / norm (y), ...
          sqrt (median (x .^ 2)), sqrt (prod (x .^ 2)), sqrt (cumsum (x .^ 2)), ...
          sqrt (cumprod (abs (x))), sqrt (cosh (x(3))), sqrt (atan2 (abs (x(1)), x(2))));
  printf ('\n');
  signs ([0 0 0], [-1 -2 0]);
  signs ([-0 0 -0], [-0 0 0]);
  signs ([NaN 1 Inf], [Inf -Inf 0]);
  signs (zeros (1, 0), zeros (1, 0));
  signs ([1i 2 3], [1 -2i 0]);
end

function b = advance (b, dt)
  n = numel (b);
  for i = 1:n
    for j = i+1:n
      d = b(i).pos - b(j).pos;
      r2 = d * d';
      mag = dt / (r2 * sqrt (r2));
      b(i).vel = b(i).vel - d * b(j).mass * mag;
      b(j).vel = b(j).vel + d * b(i).mass * mag;
    end
  end
  for i = 1:n
    b(i).pos = b(i).pos + dt * b(i).vel;
  end
end

function signs (x, y)
  show (x * x'); show (x * x.'); show (x * y'); show (dot (x, x)); show (dot (x, y));
  show (x(:)' * x(:)); show (sqrt (x * x')); show (1 / norm (x)); show (1 / sumsq (x));
  if isreal (x)
    show (prod (abs (x))); show (cumsum (abs (x))); show (cumprod (-abs (x)));
    show (atan2 (abs (x), y)); show (atan2 (x, y));
    show (sqrt (cumsum (abs (x)))); show (sqrt (prod (-abs (x)))); show (1 ./ var (x));
  end
end

function show (v)
  printf ('%g%+gi ', [real(v(:))'; imag(v(:))']);
  printf ('%d %d\n', size (v));
end
