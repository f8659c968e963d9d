% variables that are a truth value on one way and a number on another
function flags_of_both_classes
  found = 0; n = 0;
  while ~found
    n = n + 1;
    found = mod (n*n, 17) == 13;
  end
  disp (n)
  ok = true;
  for k = 1:5
    if k == 3, ok = 0; end
  end
  if ok, disp ('ok'), else, disp ('not ok'), end
  c = 0; tot = 0; x = [3 1 4 1 5 9 2 6];
  for k = 1:numel (x)
    c = c | x(k) > 8;
    tot = tot + c;
  end
  printf ('%d %d\n', tot, c);
  v = zeros (1, 3); p = 0;
  for k = 1:3
    v(k) = p;
    p = x(k) > 2;
  end
  disp (v); disp (class (v));
  z = -(1 > 2); w = 0;
  for k = 1:2, w = -w; w = k > 3; end
  printf ('%g %g\n', 1/z, 1/(-w));
  disp (added ([9 9 9 1], [9 2 3]))
  disp (added (5, 7))
  % those whose class is seen
  q = 1; for k = 1:3, q = k > 1; end, disp (class (q)), q
  f = 1; for k = 1:3, if k > 1, f = true; end, end, disp (x(f)), disp ([f 2]), disp (class ([f f]))
  g = 0; for k = 1:2, s.g = g; g = k > 0; end, disp (class (s.g))
  h = 0; for k = 1:2, h = k > 1; end, disp (isa (h, 'double')), disp (num2str (h))
  l = true (1, 2); t = 0; for k = 1:2, l(k) = t; t = k > 0; end, disp (class (l))
  u = []; t = 0; for k = 1:2, u(k) = t; t = k > 0; end, disp (class (u))
  i8 = int8 (100); t = 0; for k = 1:3, i8 = i8 + t * 20; t = k > 0; end, disp (i8)
  str = 'a'; t = 0; for k = 1:2, str = str + t; t = k > 0; end, disp (str)
  disp (class (either (1))), disp (class (either (2)))
  try
    e = 0;
    if n > 0, error ('x'); end
    e = true;
  catch
    e = e + 1;
  end
  disp (e)
  e = 0;
  try
    e = n > 2;
    undefined_thing (e);
  catch
    e = e + 1;
  end
  disp (e)
  b = 0; m = {1, 'a'};
  for k = 1:2
    try
      b = m{k} + b;
      b = ischar (m{k});
    catch err
      disp (err.message)
    end
  end
  printf ('%d\n', b);
  r = (1:3) > 1; a = 0;
  for k = 1:2, y = r * a; a = r; end, disp (y)
end

function r = added (a, b)
  n = max (numel (a), numel (b));
  a(end+1:n) = 0; b(end+1:n) = 0;
  r = a + b; carry = 0;
  for i = 1:n
    r(i) = r(i) + carry;
    carry = r(i) >= 10;
    if carry, r(i) = r(i) - 10; end
  end
  if carry, r(n+1) = 1; end
end

function y = either (k)
  y = 0;
  if k > 1
    y = k > 2;
  end
end
