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
    g = @(t) f (((b - a) ./ 4) * t .* (3 - t.^2) + (b + a) ./ 2) .* 3 .* (b - a) ./ 4 .* (1 - t.^2);
    subs = linspace (-1, 1, 11)';
    if (! isempty (waypoints))
      w = 2 * (waypoints - (a + b) / 2) / (b - a);
      k = 2 * cos ((acos (-w) + 4 * pi) / 3) * -1;
      subs = sort ([subs; 2 * sin(asin (w) / 3)]);
    end
  end
  parts = [subs(1:end-1,1).'; subs(2:end,1).']; % where each begins, and where it ends
  whole = abs (subs(end) - subs(1));
  done = 0;
  done_err = 0;
  for round = 1:60
    [qs, es] = rule (g, parts);
    q = done + sum (qs);
    err = done_err + sum (es);
    tol = max (abstol, reltol * abs (q));
    if (! (isfinite (q) && err > tol))
      break;
    end
    good = es < tol * abs (parts(2,:) - parts(1,:)) / whole;
    done = done + sum (qs(1,good));
    done_err = done_err + sum (es(1,good));
    parts = parts(:,! good);
    if (isempty (parts) || columns (parts) > 650)
      break;
    end
    mid = (parts(1,:) + parts(2,:)) / 2;
    parts = [parts(1,:), mid; mid, parts(2,:)];
  end
  if (columns (parts) > 650)
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
function [q, e] = rule (g, parts)
  x = [9.914553711208126e-1, 9.491079123427585e-1, 8.648644233597691e-1, ...
       7.415311855993944e-1, 5.860872354676911e-1, 4.058451513773972e-1, ...
       2.077849550078985e-1, 0]';
  wk = [2.293532201052922e-2, 6.309209262997855e-2, 1.047900103222502e-1, ...
        1.406532597155259e-1, 1.690047266392679e-1, 1.903505780647854e-1, ...
        2.044329400752989e-1, 2.094821410847278e-1]';
  wg = [0, 1.294849661688697e-1, 0, 2.797053914892767e-1, ...
        0, 3.818300505051189e-1, 0, 4.179591836734694e-1]';
  x = [-x; x(7:-1:1)];
  wk = [wk; wk(7:-1:1)];
  wg = [wg; wg(7:-1:1)];
  half = (parts(2,:) - parts(1,:)).' / 2;
  mid = (parts(2,:) + parts(1,:)).' / 2;
  t = half .* x.' + mid;
  y = reshape (g (t(:)), columns (parts), 15);
  q = (sum (y .* wk.', 2) .* half).';
  e = abs ((sum (y .* wg.', 2) .* half).' - q);
end
