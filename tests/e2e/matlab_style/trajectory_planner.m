% A trajectory planner: segments between way points, closed forms over complex numbers.
1;
function c = case_table ()
  c = [ 0    1    0    0
        0    1    0.5  0
        0    1    0    0.5
        0    0.1  0.3  0.3
        1   -1    0    0
        0    5   -0.4  0.2
        2    2    0.1  0.1
        0    0.02 1.1  0
        0   10    1.2  1.2
       -3    3    0   -0.3 ];
end

function [seg, ok] = plan_segment (p0, p1, v0, v1, limits)
  
  validateattributes (p0, {'numeric'}, {'scalar', 'real', 'finite'});
  validateattributes (p1, {'numeric'}, {'scalar', 'real', 'finite'});
  validateattributes (v0, {'numeric'}, {'scalar', 'real', 'finite'});
  validateattributes (v1, {'numeric'}, {'scalar', 'real', 'finite'});
  seg = struct ('kind', int8 (0), 'T', 0, 'vpeak', 0, 'c', zeros (1, 6), 'dir', 1);
  
  ok = true;
  d = p1 - p0;
  if d < 0
    seg.dir = -1;
    d = -d;
    v0 = -v0;
    v1 = -v1;
  end
  [T, kind] = shortest_time (d, v0, v1, limits.v, limits.a);
  if isnan (T)
    ok = false;
    T = 1;
    kind = int8 (-1);
  end
  seg.kind = kind;
  seg.T = T;
  seg.c = quintic (0, d, v0, v1, 0, 0, T);
  seg.vpeak = peak_speed (seg.c, T);
  n = 0;
  while seg.vpeak > limits.v * 1.001 && n < 50
    seg.T = seg.T * 1.05;
    seg.c = quintic (0, d, v0, v1, 0, 0, seg.T);
    seg.vpeak = peak_speed (seg.c, seg.T);
    n = n + 1;
  end
  ok = ok && n < 50;
end

function [T, kind] = shortest_time (d, v0, v1, vmax, amax)
  % Trapezoid or triangle of the speeds.
  kind = int8 (0);
  T = NaN;
  if abs (v0) > vmax || abs (v1) > vmax
    return
  end
  vp2 = amax * d + (v0 * v0 + v1 * v1) / 2;
  if vp2 < 0
    return
  end
  vp = sqrt (vp2);
  if vp > vmax
    kind = int8 (2);
    T = (vmax - v0) / amax + (vmax - v1) / amax + (d - (2 * vmax ^ 2 - v0 ^ 2 - v1 ^ 2) / (2 * amax)) / vmax;
  elseif vp >= max (v0, v1)
    kind = int8 (1);
    T = (vp - v0) / amax + (vp - v1) / amax;
  else
    kind = int8 (3);
    s = v0 + v1;
    if s > 0
      T = 2 * d / s;
    end
  end
  if T <= 0
    T = 1e-3;
  end
end

function c = quintic (p0, p1, v0, v1, a0, a1, T)
  T2 = T * T; T3 = T2 * T; T4 = T3 * T; T5 = T4 * T;
  c = zeros (1, 6);
  c(1) = p0;
  c(2) = v0;
  c(3) = a0 / 2;
  c(4) = (20 * p1 - 20 * p0 - (8 * v1 + 12 * v0) * T - (3 * a0 - a1) * T2) / (2 * T3);
  c(5) = (30 * p0 - 30 * p1 + (14 * v1 + 16 * v0) * T + (3 * a0 - 2 * a1) * T2) / (2 * T4);
  c(6) = (12 * p1 - 12 * p0 - (6 * v1 + 6 * v0) * T - (a0 - a1) * T2) / (2 * T5);
end

function v = peak_speed (c, T)
  % Largest speed: at the ends, or where the acceleration, a cubic, is 0.
  v = max (abs ([speed(c, 0), speed(c, T)]));
  r = cubic_roots (20 * c(6), 12 * c(5), 6 * c(4), 2 * c(3));
  for k = 1:3
    if abs (imag (r(k))) < 1e-9 * (1 + abs (real (r(k))))
      t = real (r(k));
      if t > 0 && t < T
        v = max (v, abs (speed (c, t)));
      end
    end
  end
end

function s = speed (c, t)
  s = c(2) + t * (2 * c(3) + t * (3 * c(4) + t * (4 * c(5) + t * 5 * c(6))));
end

function r = cubic_roots (a, b, c, d)
  % Cardano's formula over complex numbers, as a computer algebra system writes it.
  r = complex (zeros (3, 1));
  if abs (a) < 1e-12
    if abs (b) < 1e-12
      if abs (c) > 1e-12
        r(1) = -d / c;
      end
      r(2) = 1i;
      r(3) = -1i;
      return
    end
    q = sqrt (complex (c * c - 4 * b * d));
    r(1) = (-c + q) / (2 * b);
    r(2) = (-c - q) / (2 * b);
    r(3) = 1i;
    return
  end
  t2 = b / (3 * a);
  t3 = complex (t2 ^ 3 + d / (2 * a) - (b * c) / (6 * a ^ 2));
  t4 = sqrt (t3 ^ 2 + (c / (3 * a) - b ^ 2 / (9 * a ^ 2)) ^ 3);
  t5 = (t4 - t3) ^ (1 / 3);
  if abs (t5) < 1e-14
    t5 = (-t4 - t3) ^ (1 / 3);
  end
  p = c / (3 * a) - t2 ^ 2;
  if abs (t5) < 1e-14
    r(1) = -t2; r(2) = -t2; r(3) = -t2;
    return
  end
  w = -1/2 + sqrt (3) * 1i / 2;
  r(1) = t5 - t2 - p / t5;
  r(2) = w * t5 - t2 - p / (w * t5);
  r(3) = w ^ 2 * t5 - t2 - p / (w ^ 2 * t5);
end

function r = quartic_roots (a, b, c, d, e)
  % Ferrari's formula.
  r = complex (zeros (4, 1));
  B = b / a; C = c / a; D = d / a; E = e / a;
  p = C - 3 * B ^ 2 / 8;
  q = B ^ 3 / 8 - B * C / 2 + D;
  s = -3 * B ^ 4 / 256 + C * B ^ 2 / 16 - B * D / 4 + E;
  if abs (q) < 1e-12
    z = sqrt (complex (p ^ 2 - 4 * s));
    u = sqrt ((-p + z) / 2);
    v = sqrt ((-p - z) / 2);
    r(1) = u - B / 4; r(2) = -u - B / 4; r(3) = v - B / 4; r(4) = -v - B / 4;
    return
  end
  m = cubic_roots (8, 8 * p, 2 * p ^ 2 - 8 * s, -q ^ 2);
  [~, at] = max (abs (m));
  y = m(at);
  g = sqrt (2 * y);
  h1 = -(2 * p + 2 * y + sqrt (2) * q / sqrt (y));
  h2 = -(2 * p + 2 * y - sqrt (2) * q / sqrt (y));
  r(1) = (g + sqrt (h1)) / 2 - B / 4;
  r(2) = (g - sqrt (h1)) / 2 - B / 4;
  r(3) = (-g + sqrt (h2)) / 2 - B / 4;
  r(4) = (-g - sqrt (h2)) / 2 - B / 4;
end

function traj = plan_path (way, limits, dt)
  % Samples of a path through way points, with stops at sharp corners.
  validateattributes (way, {'numeric'}, {'2d', 'ncols', 2, 'finite'});
  assert (size (way, 1) <= 32);
  assert (dt > 0);
  n = size (way, 1);
  
  t = zeros (1, 0); x = zeros (1, 0); y = zeros (1, 0); v = zeros (1, 0);
  now = 0;
  total = 0;
  vin = 0;
  for k = 1:n-1
    step = way(k+1, :) - way(k, :);
    dist = hypot (step(1), step(2));
    if dist == 0
      continue
    end
    vout = 0;
    if k < n - 1
      vout = corner_speed (way(k, :), way(k+1, :), way(k+2, :), limits);
    end
    [seg, ok] = plan_segment (0, dist, vin, vout, limits);
    if ~ok
      [seg, ok] = plan_segment (0, dist, 0, 0, limits);
      vout = 0;
    end
    m = max (ceil (seg.T / dt), 1);
    for i = 0:m-1
      tau = i * dt;
      s = position (seg.c, tau);
      t(end+1) = now + tau;
      x(end+1) = way(k, 1) + step(1) * s / dist;
      y(end+1) = way(k, 2) + step(2) * s / dist;
      v(end+1) = speed (seg.c, tau);
    end
    now = now + seg.T;
    total = total + dist;
    vin = vout;
  end
  traj = struct ('t', t, 'x', x, 'y', y, 'v', v, 'count', numel (t), 'length', total, 'time', now);
end

function s = position (c, t)
  s = 0;
  for k = 6:-1:1
    s = s * t + c(k);
  end
end

function v = corner_speed (a, b, c, limits)
  u = complex (b(1) - a(1), b(2) - a(2));
  w = complex (c(1) - b(1), c(2) - b(2));
  if abs (u) < eps || abs (w) < eps
    v = 0;
    return
  end
  turn = angle (w / u);
  v = limits.v * max (0, cos (turn / 2) ^ 8) / 2;
  v = min (v, sqrt (limits.a * min (abs (u), abs (w)) / 2));
end

function hist = rejected (cases, limits)
  hist = zeros (1, 4, 'int32');
  for k = 1:size (cases, 1)
    [seg, ok] = plan_segment (cases(k, 1), cases(k, 2), cases(k, 3), cases(k, 4), limits);
    switch seg.kind
      case {1, 2, 3}
        hist(seg.kind) = hist(seg.kind) + 1;
      otherwise
        hist(4) = hist(4) + 1;
    end
  end
end
limits = struct ('v', 1.2, 'a', 0.8, 'j', 2.5);
cases = case_table ();
total = 0;
for k = 1:size (cases, 1)
  row = cases(k, :);
  [seg, ok] = plan_segment (row(1), row(2), row(3), row(4), limits);
  printf ('%2d: kind %d  ok %d  T %.6f  peak %.6f\n', k, seg.kind, ok, seg.T, seg.vpeak);
  total = total + seg.T;
end
printf ('total %.6f\n', total);

way = [0 0; 1 0.5; 2 0; 3 -0.75; 4 0.25];
traj = plan_path (way, limits, 0.05);
printf ('path: %d samples, length %.6f, time %.6f\n', traj.count, traj.length, traj.time);
for k = 1:10:traj.count
  printf ('%8.4f %9.5f %9.5f %9.5f\n', traj.t(k), traj.x(k), traj.y(k), traj.v(k));
end
r = quartic_roots (1, -10, 35, -50, 24);
disp (sort (real (r)).')
r = quartic_roots (1, 0, 3, 2, 5);
printf ('%.8f %+.8fi\n', [real(r), imag(r)].');
r = cubic_roots (2, -4, 3, -7);
printf ('%.8f %+.8fi\n', [real(r), imag(r)].');
hist = rejected (cases, limits);
disp (hist)
try
  plan_segment (1, 2, NaN, 3, limits);
catch err
  disp (err.message)
end
try
  plan_path ([1 2 3], limits, 0.1);
catch err
  disp (err.message)
end

