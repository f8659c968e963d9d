function [t, y, te, ye, ie] = ode23s (fcn, trange, init, varargin)
  % Initial value problem by a Rosenbrock pair of order 2(3) (Shampine and Reichelt); also of M * y' = f.
  if (nargin < 3)
    print_usage ();
  end
  options = struct ();
  args = varargin;
  if (! isempty (varargin) && (isstruct (varargin{1}) || isempty (varargin{1})))
    options = varargin{1};
    args = varargin(2:end);
  end
  if (ischar (fcn))
    fcn = str2func (fcn);
  end
  rtol = double (__ode_option__ (options, "RelTol", 1e-3));
  atol = double (__ode_option__ (options, "AbsTol", 1e-6)(:));
  events = __ode_option__ (options, "Events", []);
  span = abs (trange(end) - trange(1));
  hmax = double (__ode_option__ (options, "MaxStep", 0.1 * span));
  t = trange(1);
  y = init(:);
  n = numel (y);
  dir = sign (trange(end) - trange(1));
  d = 1 / (2 + sqrt (2));
  e32 = 6 + sqrt (2);
  f0 = fcn (t, y, args{:});
  h = double (__ode_option__ (options, "InitialStep", []));
  if (isempty (h))
    h = max (1e-8 * span, 0.5 * rtol ^ (1/3) / max ([abs(f0(:)) ./ max(abs (y), atol / rtol); 1 / span]));
  end
  h = min (hmax, h);
  T = t;
  Y = y.';
  te = [];
  ye = [];
  ie = [];
  values = zeros (0, 1);
  if (! isempty (events))
    values = double (events (t, y, args{:})(:));
  end
  fixed = numel (trange) > 2;
  next = 2;
  stop = false;
  while (dir * t < dir * trange(end) && ! stop)
    h = min (h, abs (trange(end) - t));
    J = double (slopes (__ode_option__ (options, "Jacobian", []), fcn, t, y, f0(:), args));
    M = double (mass_at (__ode_option__ (options, "Mass", []), t, y, n));
    dt = sqrt (eps) * max (abs (t), 1e-5);
    ft = (fcn (t + dt, y, args{:})(:) - f0(:)) / dt;
    accepted = false;
    while (! accepted)
      hd = dir * h;
      W = M - hd * d * J;
      k1 = W \ (f0(:) + hd * d * ft);
      f1 = fcn (t + 0.5 * hd, y + 0.5 * hd * k1, args{:})(:);
      k2 = W \ (f1 - M * k1) + k1;
      ynew = y + hd * k2;
      f2 = fcn (t + hd, ynew, args{:})(:);
      k3 = W \ (f2 - e32 * (M * k2 - f1) - 2 * (M * k1 - f0(:)) + hd * d * ft);
      err = norm (hd / 6 * (k1 - 2 * k2 + k3) ./ max (atol, rtol * max (abs (y), abs (ynew))), Inf) + eps;
      if (err <= 1)
        accepted = true;
      else
        h = h * max (0.2, 0.8 * err ^ (-1/3));
      end
    end
    tnew = t + hd;
    inside = @(s) y + hd * (s * (1 - s) / (1 - 2*d) * k1 + s * (s - 2*d) / (1 - 2*d) * k2);
    if (! isempty (events))
      [values, places, which, last] = crossed (@(t, y) events (t, y, args{:}), values, t, hd, ynew, inside);
      for k = 1:numel (which)
        te(end+1,1) = t + places(k) * hd;
        ye(end+1,:) = inside (places(k)).';
        ie(end+1,1) = which(k);
      end
      if (last)
        stop = true;
        tnew = te(end);
        ynew = ye(end,:).';
      end
    end
    if (fixed)
      while (next <= numel (trange) && dir * trange(next) <= dir * tnew)
        T(end+1,1) = trange(next);
        Y(end+1,:) = inside ((trange(next) - t) / hd).';
        next = next + 1;
      end
    end
    if (! fixed || (stop && T(end) != tnew))
      T(end+1,1) = tnew;
      Y(end+1,:) = ynew.';
    end
    t = tnew;
    y = ynew;
    f0 = f2;
    h = min (hmax, h * min (5, 0.8 * err ^ (-1/3)));
  end
  if (nargout < 2)
    t = struct ("x", T.', "y", Y.', "solver", "ode23s");
    if (! isempty (events))
      t.xe = te;
      t.ye = ye;
      t.ie = ie;
    end
  else
    t = T;
    y = Y;
  end
end
function J = slopes (given, fcn, t, y, f0, args)
  % The Jacobian that the options give, or by differences.
  if (is_function_handle (given))
    J = given (t, y, args{:});
  elseif (! isempty (given))
    J = given;
  else
    n = numel (y);
    J = zeros (n);
    for k = 1:n
      dy = sqrt (eps) * max (abs (y(k)), 1e-5);
      z = y;
      z(k) = z(k) + dy;
      J(:,k) = (fcn (t, z, args{:})(:) - f0) / dy;
    end
  end
end
function M = mass_at (given, t, y, n)
  if (isempty (given))
    M = eye (n);
  elseif (! is_function_handle (given))
    M = given;
  elseif (nargin (given) == 1)
    M = given (t);
  else
    M = given (t, y);
  end
end
function [new, places, which, last] = crossed (events, old, t, hd, ynew, inside)
  % Where in a step, from 0 to 1, values of events cross zero, in order, up to the first that ends it all.
  [new, final, way] = events (t + hd, ynew);
  new = double (new(:));
  hit = find ((new >= 0 & old < 0 & way(:) != -1) | (new <= 0 & old > 0 & way(:) != 1));
  places = zeros (1, numel (hit));
  for k = 1:numel (hit)
    low = 0;
    high = 1;
    for round = 1:52
      middle = (low + high) / 2;
      if (sign (events (t + middle * hd, inside (middle))(hit(k))) == sign (old(hit(k))))
        low = middle;
      else
        high = middle;
      end
    end
    places(k) = high;
  end
  [places, order] = sort (places);
  which = hit(order);
  first = find (final(which), 1);
  last = ! isempty (first);
  if (last)
    places = places(1:first);
    which = which(1:first);
  end
end
