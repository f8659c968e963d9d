function [q, err, npoints] = quadcc (f, a, b, tol, sing)
  % Doubly adaptive Clenshaw-Curtis quadrature: an interval gets more nodes, then is halved, as long as its
  % interpolants in Legendre polynomials differ (Gonnet, ACM TOMS 37, 2010).
  if (nargin < 3)
    print_usage ();
  end
  if (ischar (f))
    f = str2func (f);
  end
  if (! (isscalar (a) && isreal (a) && isnumeric (a)))
    error ("quadcc: lower limit of integration (A) must be a real scalar");
  elseif (! (isscalar (b) && isreal (b) && isnumeric (b)))
    error ("quadcc: upper limit of integration (B) must be a real scalar");
  end
  abstol = 1e-10;
  reltol = 1e-6;
  if (nargin > 3 && ! isempty (tol))
    if (numel (tol) > 2 || ! isnumeric (tol))
      error ("quadcc: TOL must be a 1- or 2-element vector [AbsTol, RelTol]");
    end
    abstol = tol(1);
    if (numel (tol) == 2)
      reltol = tol(2);
    end
    if (! (abstol >= 0))
      error ("quadcc: absolute tolerance must be >=0");
    elseif (! (reltol >= 0))
      error ("quadcc: relative tolerance must be >=0");
    end
  end
  if (nargin < 5)
    sing = [];
  elseif (ischar (sing))
    error ("invalid conversion from string to real N-D array");
  elseif (! (isnumeric (sing) && isreal (sing)))
    error ("quadcc: list of singularities (SING) must be a vector of real values");
  end
  edges = double ([a; sing(:); b]);
  g = @(x) values (f, x);
  if (isinf (a) || isinf (b))
    g = @(t) values (f, tan (pi / 2 * t)) .* (1 + tan (pi / 2 * t) .^ 2) * pi / 2;
    edges = atan (edges) * 2 / pi;
  end
  [q, err, npoints] = integrate (g, edges, abstol, reltol, tables ());
  if (isa (a, "single") || isa (b, "single"))
    q = single (q);
  end
end

function t = tables ()
  t.x = __chebyshev_nodes__ ();
  t.fit = {__legendre_fit__(1), __legendre_fit__(2), __legendre_fit__(3), __legendre_fit__(4)};
  t.step = [8, 4, 2, 1];
end

function y = values (f, x)
  y = f (x);
  if (! ((isfloat (y) || ischar (y)) && isreal (y) && (isscalar (x) || ! isscalar (y))))
    error ("quadcc: integrand F must return a single, real-valued vector");
  elseif (numel (y) != numel (x))
    error ("quadcc: integrand F must return a single, real-valued vector of the same size as the input");
  end
  y = reshape (real (double (y)), numel (x), 1);
end

function [q, err, npoints] = integrate (g, edges, abstol, reltol, t)
  parts = {};
  for k = 1:numel (edges) - 1
    parts{k} = first_part (g, edges(k), edges(k+1), t);
  end
  npoints = 33 * numel (parts);
  done = 0;
  done_err = 0;
  while (true)
    errs = cellfun (@(p) p.err, parts);
    q = done;
    for k = 1:numel (parts)
      q = q + parts{k}.q;
    end
    err = done_err + sum (errs);
    goal = [abs(q) * reltol, abstol];
    if (isempty (parts) || ! (err > 0) || any (err <= goal) || any (done_err > goal & err - done_err < goal))
      break;
    end
    [~, worst] = max (errs);
    worst = worst(1);
    p = parts{worst};
    if (p.depth < 4)
      [p, count, split] = deeper (g, p, t);
      npoints = npoints + count;
    else
      split = true;
    end
    if (is_finished (p, t))
      done = done + p.q;
      done_err = done_err + p.err;
      parts(worst) = [];
    elseif (split)
      left = half (g, p, t, -1);
      right = half (g, p, t, 1);
      npoints = npoints + 6;
      if (diverges (left) || diverges (right))
        q = sign (q) * Inf;
        err = Inf;
        return;
      end
      parts{worst} = left;
      parts{end+1} = right;
    else
      parts{worst} = p;
    end
  end
end

function answer = diverges (p)
  answer = p.grown > 20 && 2 * p.grown > p.level;
end

function p = first_part (g, a, b, t)
  fx = g ((a + b) / 2 + t.x * ((b - a) / 2));
  finite = fx;
  finite(! isfinite (fx)) = 0;
  p = struct ("a", a, "b", b, "depth", 4, "level", 1, "grown", 0, "fx", finite, "c", fx, "q", 0, ...
              "err", 0, "mean", fit (finite, 1, t)(1));
  p = fitted (p, fit (finite, 3, t), t);
  p.fx = fx;
end

function c = fit (fx, depth, t)
  % Coefficients of the interpolant; nodes where the function is not finite are left out.
  fx = fx(1:t.step(depth):end,1);
  n = rows (fx);
  v = reshape (t.fit{depth}, n, n);
  lost = find (! isfinite (fx));
  fx(lost) = 0;
  c = v * fx;
  if (! isempty (lost))
    top = n - numel (lost) + 1:n;
    c = c - v(:,lost) * (v(top,lost) \ c(top,1));
  end
end

function [p, ratio] = fitted (p, before, t)
  % The interpolant at the depth of a part, and what it is off from the one before.
  p.c = fit (p.fx, p.depth, t);
  n = rows (before);
  [p, ratio] = judged (p, sqrt (sum ((before - p.c(1:n,1)) .^ 2) + sum (p.c(n+1:end,1) .^ 2)));
end

function [p, ratio] = judged (p, off)
  width = 2 * ((p.b - p.a) / 2);
  all = sqrt (sum (p.c .^ 2));
  ratio = off / all;
  p.q = width * p.c(1) * (sqrt (2) / 2);
  p.err = abs (width) * off;
  if (ratio > 0.1)
    p.err = max (p.err, abs (width) * all);
  end
end

function [p, count, split] = deeper (g, p, t)
  before = p.c;
  p.depth = p.depth + 1;
  step = t.step(p.depth);
  k = 1 + step:2 * step:33;
  p.fx(k) = g ((p.a + p.b) / 2 + t.x(k) * ((p.b - p.a) / 2));
  count = numel (k);
  [p, ratio] = fitted (p, before, t);
  split = ratio > 0.1;
end

function finished = is_finished (p, t)
  m = (p.a + p.b) / 2;
  h = (p.b - p.a) / 2;
  finished = m + h * t.x(1) == m + h * t.x(2) || m + h * t.x(32) == m + h * t.x(33) || p.err < abs (p.q) * eps * 10;
end

function p = half (g, parent, t, side)
  p = parent;
  m = (parent.a + parent.b) / 2;
  if (side < 0)
    p.b = m;
    known = parent.fx([1, 17]);
  else
    p.a = m;
    known = parent.fx([17, 33]);
  end
  p.depth = 1;
  p.level = parent.level + 1;
  p.fx = zeros (33, 1);
  p.fx([1, 33]) = known;
  p.fx(9:8:25) = g ((p.a + p.b) / 2 + t.x(9:8:25) * ((p.b - p.a) / 2));
  p.c = fit (p.fx, 1, t);
  told = seen_from (parent.c, side, t);
  told(1:5,1) = told(1:5,1) - p.c(1:5,1);
  p = judged (p, sqrt (sum (told .^ 2)));
  % Growth is told from fits of equal depth: one end may have a great value.
  p.mean = p.c(1);
  p.grown = parent.grown + (abs (parent.mean) > 0 && p.mean / parent.mean > 2);
end

function c = seen_from (c, side, t)
  % The coefficients of the same polynomial on a half of the interval.
  c = reshape (t.fit{4}, 33, 33) * (polynomials ((t.x + side) / 2)(:,1:rows (c)) * c);
end

function v = polynomials (x)
  % The orthonormal Legendre polynomials at x.
  v = zeros (numel (x), 33);
  before = zeros (size (x));
  now = ones (size (x));
  for k = 0:32
    v(:,k+1) = now * sqrt (k + 0.5);
    [before, now] = deal (now, ((2 * k + 1) * x .* now - k * before) / (k + 1));
  end
end
