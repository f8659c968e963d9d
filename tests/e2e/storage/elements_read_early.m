% elements that outlive their array; in branches, loops, with errors and updates in between
1;

function s = plain ()
  a = [4 5; 6 7] * 2; b = ones (2, 2) + a; c = a(1); d = b + c;
  s = sum (d(:)) + a(2, 2);
end

function s = looped (n)
  p = [1 2 3] / n; q = zeros (1, 5); s = 0;
  for k = 1:5
    q(k) = p(2) * k; r = q + p(3);
    s = s + r(1) + r(k);
  end
end

function s = updated (n)
  a = (1:4) * n; x = a(2); a(2) = 7; b = a + 1; y = a(2); b(1) = a(1);
  if n > 2
    a(1) = 9; z = a(1);
  else
    z = a(3);
  end
  c = b * 2; s = [x, y, z, c(4), a(1)];
end

function s = failing (n)
  a = [1 2 3] * n; s = a(3);
  try
    b = ones (2, 3) * n; c = b(3, 1) + a(1); s = c;
  catch
    s = s + a(2);
  end
  d = [s, a(1)] + 1; s = d(2) * a(3);
end

function [s, t] = turned (n)
  u = [1 2] * n; v = [3 4] * n;
  for k = 1:3
    w = u; u = v; v = w + 1; x = u + v; s = u(1) + x(2);
  end
  t = v(2);
end

for n = 1:4
  [s, t] = turned (n);
  printf ("%g %g %g %g %g\n", plain (), looped (n), failing (n), s, t);
  disp (updated (n));
end
