function idx = tsearch (x, y, t, xi, yi)
  % The triangle that each point is in, or NaN.
  if (nargin != 5)
    print_usage ();
  end
  n = numel (xi);
  idx = NaN (n, 1);
  k = 1;
  for i = 1:n
    for step = 0:rows (t)
      if (step > 0)
        k = step;
      end
      a = t(k,1);
      dx1 = x(t(k,2)) - x(a);
      dy1 = y(t(k,2)) - y(a);
      dx2 = x(t(k,3)) - x(a);
      dy2 = y(t(k,3)) - y(a);
      dx = xi(i) - x(a);
      dy = yi(i) - y(a);
      area = dx1 * dy2 - dx2 * dy1;
      u = (dx * dy2 - dx2 * dy) / area;
      v = (dx1 * dy - dx * dy1) / area;
      if (u >= -1e-12 && v >= -1e-12 && u + v <= 1 + 1e-12)
        idx(i) = k;
        break;
      end
    end
    if (isnan (idx(i)))
      k = 1;
    end
  end
end
