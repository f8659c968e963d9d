function [x, istate, msg] = lsode (fcn, x0, t, tcrit)
  % Solves ordinary differential equations, stiff ones too: Radau IIA of three stages and order 5
  % (Hairer and Wanner, Solving Ordinary Differential Equations II, IV.8).
  if (nargin < 3 || nargin > 4)
    print_usage ();
  end
  if (nargin < 4)
    tcrit = [];
  end
  [f, jacobian] = right_sides (fcn);
  n = numel (x0);
  y = double (x0(:));
  x = zeros (numel (t), n);
  x(1, :) = y;
  h = number ("initial step size");
  for k = 2:numel (t)
    stops = sort (tcrit(tcrit(:) > min (t(k - 1), t(k)) & tcrit(:) < max (t(k - 1), t(k))));
    if (t(k) < t(k - 1))
      stops = flip (stops);
    end
    from = t(k - 1);
    for to = [stops(:)', t(k)]
      [y, h] = advance (f, jacobian, from, to, y, h);
      from = to;
    end
    x(k, :) = y;
  end
  istate = 2;
  msg = "successful exit";
end

function [f, jacobian] = right_sides (fcn)
  % The function, and its Jacobian or [].
  jacobian = [];
  if (ischar (fcn) && rows (fcn) == 2)
    fcn = cellstr (fcn);
  end
  if (iscell (fcn))
    if (numel (fcn) > 1)
      jacobian = callable (fcn{2});
    end
    fcn = fcn{1};
  end
  f = callable (fcn);
end

function f = callable (fcn)
  if (ischar (fcn))
    f = str2func (fcn);
  else
    f = fcn;
  end
end

function [y, h] = advance (f, jacobian, from, to, y, h)
  % From one time to another in as many steps as the tolerances ask for; h is the last step size.
  rtol = number ("relative tolerance");
  atol = real (double (lsode_options ("absolute tolerance")))(:);
  most = number ("maximum step size");
  left = number ("step limit");
  way = sign (to - from);
  span = abs (to - from);
  if (span == 0)
    return;
  end
  f0 = f (y, from)(:);
  if (! (h > 0))
    h = first_step (y, f0, span, rtol, atol);
  end
  t = from;
  while (abs (to - t) > 0)
    rest = abs (to - t);
    last = h >= rest * (1 - 1e-12);
    step = min (h, rest);
    if (most > 0 && step > most)
      step = most;
      last = false;
    end
    J = slope (f, jacobian, y, t, f0);
    [z, converged] = stages (f, J, y, t, way * step);
    bad = Inf;
    if (converged)
      scale = atol + rtol * max (abs (y), abs (y + z(:, 3)));
      bad = estimate (J, f0, z, way * step, scale);
    end
    if (bad <= 1)
      y += z(:, 3);
      t += way * step;
      if (last)
        t = to;
      end
      f0 = f (y, t)(:);
    end
    factor = 0.9 * max (bad, 1e-8) ^ (-1 / 4);
    h = step * min (6, max (0.2, factor));
    left--;
    if (left < 0 || h < 10 * eps * max (abs (t), span * eps))
      error ("lsode: repeated error test failures on a step (t = %g; perhaps check all inputs)", t);
    end
  end
end

function h = first_step (y, f0, span, rtol, atol)
  scale = atol + rtol * abs (y);
  size_y = norm (y ./ scale) / sqrt (numel (y));
  size_f = norm (f0 ./ scale) / sqrt (numel (y));
  if (size_y < 1e-5 || size_f < 1e-5)
    h = 1e-6;
  else
    h = 0.01 * size_y / size_f;
  end
  h = min (h, span);
end

function J = slope (f, jacobian, y, t, f0)
  % The Jacobian, from differences where it is not given.
  if (! isempty (jacobian))
    J = jacobian (y, t);
    return;
  end
  n = numel (y);
  J = zeros (n);
  for k = 1:n
    d = sqrt (eps) * max (abs (y(k)), 1e-5);
    moved = y;
    moved(k) += d;
    J(:, k) = (f (moved, t)(:) - f0) / (moved(k) - y(k));
  end
end

function [z, converged] = stages (f, J, y, t, h)
  % The increments of the three stages, by simplified Newton iterations.
  persistent c A;
  if (isempty (c))
    s = sqrt (6);
    c = [(4 - s) / 10, (4 + s) / 10, 1];
    A = [(88 - 7 * s) / 360, (296 - 169 * s) / 1800, (-2 + 3 * s) / 225
         (296 + 169 * s) / 1800, (88 + 7 * s) / 360, (-2 - 3 * s) / 225
         (16 - s) / 36, (16 + s) / 36, 1 / 9];
  end
  n = numel (y);
  z = zeros (n, 3);
  slopes = zeros (n, 3);
  [L, U, P] = lu (eye (3 * n) - h * kron (A, J));
  converged = false;
  before = Inf;
  for iteration = 1:12
    for k = 1:3
      slopes(:, k) = f (y + z(:, k), t + c(k) * h)(:);
    end
    rest = h * slopes * A' - z;
    change = U \ (L \ (P * rest(:)));
    z += reshape (change, n, 3);
    moved = norm (change, Inf);
    if (! isfinite (moved) || (moved > 2 * before && moved > 1e-10))
      return;
    end
    if (moved <= 1e-13 * (norm (y, Inf) + norm (z(:), Inf)) || moved == 0)
      converged = true;
      return;
    end
    before = moved;
  end
  converged = moved <= 1e-10 * (1e-3 + norm (y, Inf));
end

function bad = estimate (J, f0, z, h, scale)
  % The error of a step, as a multiple of the tolerated one.
  s = sqrt (6);
  gamma0 = 30 / (6 + 81 ^ (1 / 3) - 9 ^ (1 / 3));
  e = [-13 - 7 * s; -13 + 7 * s; -1] / 3;
  err = (gamma0 / h * eye (rows (J)) - J) \ (f0 + z * e / h);
  bad = norm (err ./ scale) / sqrt (numel (scale));
end

function value = number (name)
  % An option that is one number.
  value = real (double (lsode_options (name)))(1);
end
