function [c, s, r] = __turn__ (f, g)
  % The rotation [c, s; -s', c] that takes [f; g] to [r; 0].
  if (g == 0)
    c = 1;
    s = 0 * g;
    r = f;
  elseif (f == 0)
    c = 0;
    r = abs (g);
    s = g' / r;
  else
    d = hypot (abs (f), abs (g));
    c = abs (f) / d;
    r = f / abs (f) * d;
    s = g' / r';
  end
end
