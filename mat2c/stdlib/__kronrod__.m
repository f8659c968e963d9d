function [q, err] = __kronrod__ (f, a, b, abstol, reltol, waypoints)
  % All subintervals whose error is too great are halved at once, on a variable in which ends are harmless.
  if (! (isreal (a) && isreal (b) && isreal (waypoints)))
    [q, err] = along_path (f, [a; waypoints(:); b], abstol, reltol);
    return;
  end
  if (a == b)
    q = 0;
    err = 0;
    return;
  end
  sgn = 1;
  if (a > b)
    [a, b] = deal (b, a);
    sgn = -1;
  end
  if (isinf (a) && isinf (b))
    g = @(t) f (t ./ (1 - t.^2)) .* (1 + t.^2) ./ ((1 - t.^2).^2);
    subs = linspace (-1, 1, 11)';
    if (! isempty (waypoints))
      w = (-1 + sqrt (1 + 4 * waypoints.^2)) ./ (2 * waypoints);
      subs = sort ([subs; w(isfinite (w))]);
    end
  elseif (isinf (b))
    g = @(t) f (a + (t ./ (1 - t)).^2) .* 2 .* t ./ ((1 - t).^3);
    subs = linspace (0, 1, 11)';
  elseif (isinf (a))
    g = @(t) f (b - (t ./ (1 + t)).^2) .* (-2) .* t ./ ((1 + t).^3);
    subs = linspace (-1, 0, 11)';
  else
    g = @(t) f (((b - a) ./ 4) * t .* (3 - t.^2) + (b + a) ./ 2) .* (3 * (b - a) ./ 4) .* (1 - t.^2);
    subs = linspace (-1, 1, 11)';
    if (! isempty (waypoints))
      w = 2 * (waypoints - (a + b) / 2) / (b - a);
      k = 2 * cos ((acos (-w) + 4 * pi) / 3) * -1;
      subs = sort ([subs; 2 * sin(asin (w) / 3)]);
    end
  end
  lo = subs(1:end-1).';
  hi = subs(2:end).';
  [qs, es] = rule (g, lo, hi);
  done = 0;
  done_err = 0;
  for round = 1:60
    q = done + sum (qs);
    err = done_err + sum (es);
    tol = max (abstol, reltol * abs (q));
    if (! (isfinite (q) && err > tol))
      break;
    end
    good = es < tol * abs (hi - lo) / abs (subs(end) - subs(1));
    done = done + sum (qs(good));
    done_err = done_err + sum (es(good));
    lo = lo(! good);
    hi = hi(! good);
    if (isempty (lo) || numel (lo) > 650)
      break;
    end
    mid = (lo + hi) / 2;
    [lo, hi] = deal ([lo, mid], [mid, hi]);
    [qs, es] = rule (g, lo, hi);
  end
  if (numel (lo) > 650)
    warning ("quadgk: maximum interval count (%d) exceeded", 650);
  end
  if (err > max (abstol, reltol * abs (q)))
    warning ("quadgk: Error tolerance not met.  Estimated error: %g", err);
  end
  q = sgn * q;
end
function [q, err] = along_path (f, corners, abstol, reltol)
  % Over straight lines from corner to corner in the complex plane.
  q = 0;
  err = 0;
  for k = 1:numel (corners) - 1
    p = corners(k);
    d = corners(k+1) - p;
    [part, part_err] = __kronrod__ (@(t) f (p + d * t) * d, 0, 1, abstol, reltol, []);
    q = q + part;
    err = err + part_err;
  end
end
function [q, e] = rule (g, lo, hi)
  x = [0.991455371120812639206854697526329, 0.949107912342758524526189684047851, 0.864864423359769072789712788640926, ...
       0.741531185599394439863864773280788, 0.586087235467691130294144691693019, 0.405845151377397166906606412076961, ...
       0.207784955007898467600689403773245, 0]';
  wk = [0.022935322010529224963732008058970, 0.063092092629978553290700663189204, 0.104790010322250183839876322541518, ...
        0.140653259715525918745189590510238, 0.169004726639267902826583426598550, 0.190350578064785409913256402421014, ...
        0.204432940075298892414161999234649, 0.209482141084727828012999174891714]';
  wg = [0, 0.129484966168869693270611432679082, 0, 0.279705391489276667901467771423780, ...
        0, 0.381830050505118944950369775488975, 0, 0.417959183673469387755102040816327]';
  x = [-x; x(7:-1:1)];
  wk = [wk; wk(7:-1:1)];
  wg = [wg; wg(7:-1:1)];
  half = (hi - lo) / 2;
  mid = (hi + lo) / 2;
  t = x .* half + mid;
  y = reshape (g (t(:).'), size (t));
  q = sum (y .* wk, 1) .* half;
  e = abs (sum (y .* wg, 1) .* half - q);
end
