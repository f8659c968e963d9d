% The struct with the least value of a field is taken out of an array of structs and another put in.
1;
function t = while_any (n)
  s = struct ('a', {}, 'b', {});
  for k = 1:n, s(end+1) = struct ('a', mod (k * 7, 11), 'b', k); end
  t = 0;
  while ~isempty (s)
    [m, i] = min ([s.a]);
    e = s(i);
    s(i) = [];
    t = 2 * t + m * e.b;
    if mod (e.b, 3) == 0, s(end+1) = struct ('a', e.a + 1, 'b', e.b + 1); end
  end
end
function t = while_numbers (n)
  x = [];
  for k = 1:n, x(end+1) = mod (k * 7, 11); end
  t = 0;
  while numel (x) > 0
    [m, i] = max (x);
    t = 2 * t + m * i + x(i);
    x(i) = [];
  end
end
function [now, q] = of_six ()
  ev = struct ('time', {}, 'who', {});
  for k = 1:6, ev(end+1) = struct ('time', k, 'who', k); end
  q = 0;
  for k = 1:100
    [now, i] = min ([ev.time]);
    e = ev(i);
    ev(i) = [];
    q = q + e.who;
    ev(end+1) = struct ('time', now + mod (k, 10), 'who', mod (k, 7));
  end
end
function n = places (x)
  n = 0;
  k = find (x == 0, 1);
  while ~isempty (k)
    x(k) = n + 1;
    n = n + k;
    k = find (x == 0, 1);
  end
end
function none (n)
  s = struct ('a', {});
  for k = 1:n, s(end+1) = struct ('a', k); end
  [m, i] = min ([s.a]);
  disp (size (m)), disp (size (i)), disp (size (s(i)))
end
function two_each (n)
  x = [];
  for k = 1:n, x(end+1) = k; x(end+1) = -k; end
  disp (size (x)), disp (max (x))
  y = 1:3;
  for k = 1:2, y(end+1) = k; end
  disp (min (y)), disp (size (y))
end
for n = [0 1 5 20], disp (while_any (n)), disp (while_numbers (n)), end
[now, q] = of_six ()
disp (places ([0 1 0 0 2])), disp (places ([1 2]))
none (0), none (1), none (3)
two_each (0), two_each (3)
