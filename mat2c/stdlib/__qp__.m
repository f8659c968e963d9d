function [x, lambda, info, iter] = __qp__ (x, H, q, A, b, C, d, limit, rtol)
  % Minimizes x'*H*x/2 + q'*x where A*x = b and C*x >= d, from a point that meets these, by moving
  % along the constraints that are met exactly.
  if (nargin != 9)
    print_usage ();
  end
  if (isempty (A))
    A = zeros (0, numel (x));
  end
  if (isempty (C))
    C = zeros (0, numel (x));
    d = zeros (0, 1);
  end
  m = rows (A);
  k = rows (C);
  on = find (abs (C * x - d) <= 1e-10 * (1 + abs (d)))';
  on = independent (A, C, on);
  lambda = zeros (m + k, 1);
  info = 0;
  for iter = 1:limit
    W = [A; C(on,:)];
    g = q + H * x;
    Z = null (W);
    if (isempty (W))
      Z = eye (numel (x));
    end
    p = zeros (size (x));
    unbounded = false;
    if (! isempty (Z))
      R = Z' * H * Z;
      R = (R + R') / 2;
      [V, D] = eig (R);
      V = real (V);
      D = real (diag (D)(:));
      flat = abs (D) <= 1e-12 * max ([abs(D); norm(H, 1); eps]);
      slope = V' * (Z' * g);
      if (any (D < 0 & ! flat) && info == 0)
        info = 1;
      end
      if (any (flat & abs (slope) > 1e-10 * (1 + norm (g))) || any (D < 0 & ! flat))
        bad = (flat & abs (slope) > 1e-10 * (1 + norm (g))) | (D < 0 & ! flat);
        away = -slope(bad);
        away(away == 0) = 1;
        p = (Z * (V(:,bad) * away))(:);
        unbounded = true;
      else
        p = (-Z * (V(:,! flat) * (slope(! flat) ./ D(! flat))))(:);
      end
    end
    if (norm (p) <= 1e-10 * (1 + norm (x)))
      l = W' \ g;
      [least, j] = min ([l(m+1:end); 0]);
      if (least >= -1e-10 * (1 + norm (g)))
        lambda(1:m) = l(1:m);
        lambda(m + on) = l(m+1:end);
        return;
      end
      on(j) = [];
      continue;
    end
    along = C * p;
    along(on) = 0;
    hits = find (along < -1e-12);
    steps = max (0, (d(hits) - C(hits,:) * x) ./ along(hits));
    [step, j] = min ([steps; Inf]);
    if (unbounded && isinf (step))
      info = 2 + (info == 0);
      return;
    end
    if (! unbounded && step > 1)
      x = x + p;
    else
      x = x + step * p;
      on(end+1) = hits(j);
    end
  end
  info = 3;
end
function on = independent (A, C, on)
  kept = [];
  for k = on
    if (rank ([A; C([kept, k],:)]) > rows (A) + numel (kept))
      kept(end+1) = k;
    end
  end
  on = kept;
end
