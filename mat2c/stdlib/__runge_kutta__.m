function [t, y, te, ye, ie] = __runge_kutta__ (pair, fcn, trange, init, varargin)
  % An explicit pair with first-same-as-last stages and Hairer's choice of steps. Options are of any
  % class until they are converted: the solution shall not hang on them.
  order = pair.order;
  options = struct ();
  args = {};
  if (! isempty (varargin))
    if (isstruct (varargin{1}))
      options = varargin{1};
      args = varargin(2:end);
    elseif (isempty (varargin{1}))
      args = varargin(2:end);
    else
      args = varargin;
    end
  end
  if (! isnumeric (trange) || ! isvector (trange))
    error ("Octave:invalid-input-arg", [pair.name ": TRANGE must be a numeric vector"]);
  elseif (numel (trange) < 2)
    error ("Octave:invalid-input-arg", [pair.name ": TRANGE must contain at least 2 elements"]);
  elseif (trange(1) == trange(2))
    error ("Octave:invalid-input-arg", [pair.name ": invalid time span, TRANGE(1) == TRANGE(2)"]);
  end
  if (! isnumeric (init) || ! isvector (init))
    error ("Octave:invalid-input-arg", [pair.name ": INIT must be a numeric vector"]);
  end
  if (ischar (fcn))
    fcn = str2func (fcn);
  end
  if (! is_function_handle (fcn))
    error ("Octave:invalid-input-arg", [pair.name ": FCN must be a valid function handle"]);
  end
  tspan = trange(:);
  x = init(:);
  dir = sign (tspan(end) - tspan(1));
  atol = double (__ode_option__ (options, "AbsTol", 1e-6));
  atol = atol(:);
  rtol = double (__ode_option__ (options, "RelTol", 1e-3));
  nc = strcmp (__ode_option__ (options, "NormControl", "off"), "on");
  hmax = abs (double (__ode_option__ (options, "MaxStep", 0.1 * abs (tspan(end) - tspan(1)))));
  refine = double (__ode_option__ (options, "Refine", 0));
  nonneg = double (__ode_option__ (options, "NonNegative", []));
  mass = __ode_option__ (options, "Mass", []);
  if (isempty (mass))
    f = @(t, y) fcn (t, y, args{:});
  elseif (is_function_handle (mass))
    f = @(t, y) double (mass (t) \ fcn (t, y, args{:}));
  else
    f = @(t, y) double (mass \ fcn (t, y, args{:}));
  end
  events = __ode_option__ (options, "Events", []);
  outfcn = __ode_option__ (options, "OutputFcn", []);
  fixed = numel (tspan) > 2;
  t_old = tspan(1);
  x_old = x;
  T = t_old;
  X = x;
  te = [];
  ye = [];
  ie = [];
  evt_old = zeros (0, 1);
  if (! isempty (events))
    [evt_old, term, edir] = events (t_old, x_old, args{:});
    evt_old = double (evt_old(:));
  end
  dt = double (__ode_option__ (options, "InitialStep", []));
  if (isempty (dt))
    dt = first_step (order, f, t_old, x_old, atol, rtol, nc);
  end
  dt = dir * min (abs (dt), hmax);
  if (! isempty (outfcn))
    outfcn (tspan, x_old, "init", args{:});
  end
  fac = 0.38 ^ (1 / (order + 1));
  comp = 0;
  K = zeros (numel (x), 0);
  iout = 1;
  stop = false;
  steps = 0;
  failed = 0;
  while (dir * t_old < dir * tspan(end) && ! stop)
    step = dt - comp;
    t_new = t_old + step;
    comp_new = (t_new - t_old) - step;
    [x_new, x_est, K_new] = stages (pair, f, t_old, x_old, dt, K, t_new);
    if (! isempty (nonneg))
      x_new(nonneg(x_new(nonneg) < 0)) = 0;
      x_est(nonneg(x_est(nonneg) < 0)) = 0;
    end
    comp = comp_new;
    err = scaled_norm (x_new, x_old, atol, rtol, nc, x_est);
    if (err <= 1)
      steps = steps + 1;
      if (fixed)
        caught = find (dir * tspan(iout:end) > dir * t_old & dir * tspan(iout:end) <= dir * t_new) + iout - 1;
        for k = caught(:).'
          T(k,1) = tspan(k);
          X(:,k) = inside (pair, t_old, t_new, x_old, x_new, K_new, tspan(k));
          iout = k;
        end
      else
        for k = 1:refine-1
          tk = t_old + k * (t_new - t_old) / refine;
          T(end+1,1) = tk;
          X(:,end+1) = inside (pair, t_old, t_new, x_old, x_new, K_new, tk);
        end
        T(end+1,1) = t_new;
        X(:,end+1) = x_new;
      end
      if (! isempty (events))
        [evt, term, edir] = events (t_new, x_new, args{:});
        evt = double (evt(:));
        term = term(:);
        edir = edir(:);
        hit = find ((evt >= 0 & evt_old < 0 & edir != -1) | (evt <= 0 & evt_old > 0 & edir != 1));
        for k = hit(:).'
          tk = t_new - evt(k) * (t_new - t_old) / (evt(k) - evt_old(k));
          xk = x_new - (t_new - tk) * (x_new - x_old) / (t_new - t_old);
          te(end+1,1) = tk;
          ye(end+1,:) = xk.';
          ie(end+1,1) = k;
          if (term(k) && ! stop)
            stop = true;
            if (fixed)
              keep = dir * T < dir * tk;
              T = [T(keep); tk];
              X = [X(:,keep), xk];
            else
              T(end,1) = tk;
              X(:,end) = xk;
            end
          end
        end
        evt_old = evt;
      end
      if (! isempty (outfcn))
        if (outfcn (t_new, x_new, [], args{:}))
          stop = true;
        end
      end
      t_old = t_new;
      x_old = x_new;
      K = K_new;
    else
      failed = failed + 1;
    end
    err = err + eps;
    dt = dt * min (1.5, max (0.8, fac * (1 / err) ^ (1 / (order + 1))));
    dt = dir * min (abs (dt), hmax);
    if (! (abs (dt) > eps (t_old)))
      break;
    end
    dt = dir * min (abs (dt), abs (tspan(end) - t_old));
  end
  if (! isempty (outfcn))
    outfcn (t_old, x_old, "done", args{:});
  end
  if (! stop && dir * t_old < dir * tspan(end))
    warning ("integrate_adaptive:unexpected_termination", ...
             "Solving was not successful.  The iterative integration loop exited at time t = %f before the endpoint at tend = %f was reached.  This happened because the stepsize became too small.  Try to reduce the value of 'InitialStep' and/or 'MaxStep' with the command 'odeset'.", t_old, tspan(end));
  end
  counted = strcmp (__ode_option__ (options, "Stats", "off"), "on");
  evals = numel (pair.b) * (steps + failed) + 1;
  if (counted)
    printf ("Number of successful steps: %d\n", steps);
    printf ("Number of failed attempts:  %d\n", failed);
    printf ("Number of function calls:   %d\n", evals);
  end
  if (nargout < 2)
    t = struct ("x", T.', "y", X, "solver", pair.name);
    if (! isempty (events))
      t.xe = te;
      t.ye = ye;
      t.ie = ie;
    end
    if (counted)
      t.stats = struct ("nsteps", steps, "nfailed", failed, "nfevals", evals, "npds", 0, "ndecomps", 0, "nlinsols", 0);
    end
  else
    t = T;
    y = X.';
  end
end
function n = scaled_norm (x, x_old, atol, rtol, nc, y)
  if (nc)
    n = norm (x - y) / max (atol, rtol * max (norm (x), norm (x_old)));
  else
    n = max (abs (x - y) ./ max (atol, rtol * max (abs (x), abs (x_old))));
  end
end
function h = first_step (order, f, t0, x0, atol, rtol, nc)
  z = zeros (size (x0));
  d0 = scaled_norm (x0, x0, atol, rtol, nc, z);
  y = f (t0, x0);
  y = y(:);
  d1 = scaled_norm (y, y, atol, rtol, nc, z);
  if (d0 < 1e-5 || d1 < 1e-5)
    h0 = 1e-6;
  else
    h0 = 0.01 * (d0 / d1);
  end
  yh = f (t0 + h0, x0 + h0 * y);
  d = yh(:) - y;
  d2 = (1 / h0) * scaled_norm (d, d, atol, rtol, nc, z);
  if (max (d1, d2) <= 1e-15)
    h1 = max (1e-6, h0 * 1e-3);
  else
    h1 = (1e-2 / max (d1, d2)) ^ (1 / (order + 1));
  end
  h = min (100 * h0, h1);
end
function [x_new, x_est, K] = stages (pair, f, t, x, dt, K_old, t_new)
  s = numel (pair.b);
  K = zeros (numel (x), s + 1);
  if (isempty (K_old))
    K(:,1) = f (t, x);
  else
    K(:,1) = K_old(:,end);
  end
  a = dt * pair.a;
  for i = 2:s
    K(:,i) = f (t + dt * pair.b(i), x + K(:,1:i-1) * a(i,1:i-1).');
  end
  x_new = x + K(:,1:s) * (dt * pair.c).';
  K(:,s+1) = f (t_new, x_new);
  x_est = x + K * (dt * pair.c_prime).';
end
function x = inside (pair, t0, t1, x0, x1, K, t)
  dt = t1 - t0;
  s = (t - t0) / dt;
  if (isempty (pair.half))
    x = (1 + 2*s) * (1 - s)^2 * x0 + s * (1 - s)^2 * (dt * K(:,1)) ...
        + (3 - 2*s) * s^2 * x1 + (s - 1) * s^2 * (dt * K(:,end));
  else
    u = x0 + 0.5 * dt * (K * pair.half);
    x = (1 - 11*s^2 + 18*s^3 - 8*s^4) * x0 + (s - 4*s^2 + 5*s^3 - 2*s^4) * (dt * K(:,1)) ...
        + (16*s^2 - 32*s^3 + 16*s^4) * u + (-5*s^2 + 14*s^3 - 8*s^4) * x1 + (s^2 - 3*s^3 + 2*s^4) * (dt * K(:,end));
  end
end
