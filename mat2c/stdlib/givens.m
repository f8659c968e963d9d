function [c, s] = givens (x, y)
  % Plane rotation that takes (x, y) to (r, 0).
  if (nargin != 2)
    print_usage ();
  end
  if (y == 0)
    c = 1;
    s = 0;
  elseif (x == 0)
    c = 0;
    s = sign (conj (y));
    if (isreal (y))
      s = 1;
    end
  else
    r = hypot (abs (x), abs (y));
    c = abs (x) / r;
    s = (x / abs (x)) * conj (y) / r;
    if (isreal (x) && isreal (y) && abs (x) <= abs (y) && x < 0)
      c = -c;
      s = -s;
    end
  end
  if (nargout < 2)
    c = [c, s; -s', c];
  end
end
