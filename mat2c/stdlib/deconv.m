function [b, r] = deconv (y, a)
  % Polynomial division: y = conv (a, b) + r.
  if (nargin != 2)
    print_usage ();
  elseif (! (isvector (y) && isvector (a)))
    error ("deconv: Y and A must be vectors");
  end
  ly = numel (y);
  la = numel (a);
  lb = ly - la + 1;
  if (ly > la)
    x = zeros (1, lb);
    if (columns (y) == 1)
      x = x.';
    end
    x(1) = 1;
    b = filter (y, a, x);
  elseif (ly == la)
    b = filter (y, a, 1);
  else
    b = 0;
    r = y;
    return;
  end
  if (nargout > 1)
    if (ly >= la)
      r = y - conv (a, b);
      if (isscalar (r))
        return;
      end
      small = abs (r) < eps * max (abs (y(:))) * 10;
      r(small & (abs (r) < 10 * eps (max (abs (y(:)))))) = 0;
      r(1:lb) = 0;
    end
  end
end
