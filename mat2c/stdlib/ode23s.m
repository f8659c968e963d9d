function varargout = ode23s (fcn, trange, init, varargin)
  % Initial value problem by a Rosenbrock pair of order 2(3) (Shampine and Reichelt).
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
  rtol = odeget (options, "RelTol", 1e-3);
  atol = odeget (options, "AbsTol", 1e-6);
  span = abs (trange(end) - trange(1));
  hmax = odeget (options, "MaxStep", 0.1 * span);
  t = trange(1);
  y = init(:);
  n = numel (y);
  dir = sign (trange(end) - trange(1));
  d = 1 / (2 + sqrt (2));
  e32 = 6 + sqrt (2);
  f0 = fcn (t, y, args{:});
  h = min (hmax, max (1e-8 * span, 0.5 * rtol ^ (1/3) / max ([abs(f0(:)) ./ max(abs (y), atol / rtol); 1 / span])));
  T = t;
  Y = y.';
  fixed = numel (trange) > 2;
  next = 2;
  while (dir * t < dir * trange(end))
    h = min (h, abs (trange(end) - t));
    J = zeros (n);
    for k = 1:n
      dy = sqrt (eps) * max (abs (y(k)), 1e-5);
      z = y;
      z(k) = z(k) + dy;
      J(:,k) = (fcn (t, z, args{:})(:) - f0(:)) / dy;
    end
    dt = sqrt (eps) * max (abs (t), 1e-5);
    ft = (fcn (t + dt, y, args{:})(:) - f0(:)) / dt;
    accepted = false;
    while (! accepted)
      hd = dir * h;
      W = eye (n) - hd * d * J;
      k1 = W \ (f0(:) + hd * d * ft);
      f1 = fcn (t + 0.5 * hd, y + 0.5 * hd * k1, args{:})(:);
      k2 = W \ (f1 - k1) + k1;
      ynew = y + hd * k2;
      f2 = fcn (t + hd, ynew, args{:})(:);
      k3 = W \ (f2 - e32 * (k2 - f1) - 2 * (k1 - f0(:)) + hd * d * ft);
      err = norm (hd / 6 * (k1 - 2 * k2 + k3) ./ max (atol, rtol * max (abs (y), abs (ynew))), Inf) + eps;
      if (err <= 1)
        accepted = true;
      else
        h = h * max (0.2, 0.8 * err ^ (-1/3));
      end
    end
    tnew = t + hd;
    if (fixed)
      while (next <= numel (trange) && dir * trange(next) <= dir * tnew)
        s = (trange(next) - t) / hd;
        T(end+1,1) = trange(next);
        Y(end+1,:) = (y + hd * (s * (1 - s) / (1 - 2*d) * k1 + s * (s - 2*d) / (1 - 2*d) * k2)).';
        next = next + 1;
      end
    else
      T(end+1,1) = tnew;
      Y(end+1,:) = ynew.';
    end
    t = tnew;
    y = ynew;
    f0 = f2;
    h = min (hmax, h * min (5, 0.8 * err ^ (-1/3)));
  end
  if (nargout <= 1)
    varargout{1} = struct ("x", T.', "y", Y.', "solver", "ode23s");
  else
    varargout = {T, Y};
  end
end
