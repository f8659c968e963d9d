function [x, fval, info, output, fjac] = fsolve (fcn, x0, options)
  % Solves a system of nonlinear equations: dogleg steps in a trust region, Broyden's updates of the Jacobian.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    options = struct ();
  end
  if (ischar (fcn))
    fcn = str2func (fcn);
  elseif (iscell (fcn))
    jac_fcn = fcn{2};
    user = fcn{1};
    fcn = user;
  end
  xsiz = size (x0);
  n = numel (x0);
  has_jac = strcmpi (optimget (options, "Jacobian", "off"), "on");
  central = strcmpi (optimget (options, "FinDiffType", "forward"), "central");
  maxiter = double (optimget (options, "MaxIter", 400));
  maxfev = double (optimget (options, "MaxFunEvals", Inf));
  updating = strcmpi (optimget (options, "Updating", "off"), "on");
  tolx = double (optimget (options, "TolX", 1e-6));
  tolf = double (optimget (options, "TolFun", 1e-6));
  macheps = eps;
  x = double (x0(:));
  info = 0;
  niter = 1;
  nfev = 1;
  fvec = fcn (reshape (x, xsiz));
  fsiz = size (fvec);
  fvec = fvec(:);
  checked = strcmpi (optimget (options, "FunValCheck", "off"), "on");
  complex_too = strcmpi (optimget (options, "ComplexEqn", "off"), "on");
  if (checked && ((! isreal (fvec) && ! complex_too) || any (isnan (fvec))))
    error ("fsolve:bad_objective", "fsolve: encountered NaN or complex value in user function");
  end
  fn = norm (fvec);
  nsuciter = 0;
  delta = 0;
  xn = norm (x);
  fjac = [];
  while (niter < maxiter && nfev < maxfev && info == 0)
    if (has_jac)
      [fvec, fjac] = fcn (reshape (x, xsiz));
      fvec = fvec(:);
      nfev = nfev + 1;
    else
      fjac = differences (fcn, reshape (x, xsiz), fvec, central);
      nfev = nfev + (1 + central) * n;
    end
    if (niter == 1)
      xn = norm (x);
      delta = max (xn, 1);
    end
    nfail = 0;
    nsuc = 0;
    decfac = 0.5;
    lastratio = 0;
    while (niter <= maxiter && nfev < maxfev && info == 0)
      [q, r] = qr (fjac, 0);
      qtf = q' * fvec;
      s = -dogleg (r, qtf, delta);
      w = qtf + r * s;
      sn = norm (s);
      if (niter == 1)
        delta = min (delta, sn);
      end
      fvec1 = fcn (reshape (x + s, xsiz))(:);
      fn1 = norm (fvec1);
      nfev = nfev + 1;
      if (fn1 < fn)
        actred = 1 - (fn1 / fn) ^ 2;
      else
        actred = -1;
      end
      t = norm (w);
      if (t < fn)
        ratio = actred / (1 - (t / fn) ^ 2);
      else
        ratio = 0;
      end
      if (ratio < min (max (0.1, 0.8 * lastratio), 0.9))
        nsuc = 0;
        nfail = nfail + 1;
        delta = delta * decfac;
        decfac = decfac ^ 1.4142;
        if (delta <= 1e1 * macheps * xn)
          info = -3;
        end
      else
        lastratio = ratio;
        decfac = 0.5;
        nfail = 0;
        nsuc = nsuc + 1;
        if (abs (1 - ratio) <= 0.1)
          delta = 1.4142 * sn;
        elseif (ratio >= 0.5 || nsuc > 1)
          delta = max (delta, 1.4142 * sn);
        end
      end
      old_jac = fjac;
      fvec_old = fvec;
      if (ratio >= 1e-4)
        x = x + s;
        xn = norm (x);
        fvec = fvec1;
        fn = fn1;
        nsuciter = nsuciter + 1;
      end
      niter = niter + 1;
      if (fn <= tolf * n * xn)
        info = 1;
      elseif (sn == 0)
        info = -2;
      elseif (sn <= tolx * xn)
        info = 2;
      elseif (ratio >= 1e-4 && actred < tolf)
        info = 3;
      end
      if (! updating || nfail == 2)
        break;
      end
      u = (fvec1 - q * w) / sn;
      fjac = fjac + u * (s / sn)';
    end
  end
  x = reshape (x, xsiz);
  fval = reshape (fvec, fsiz);
  output.iterations = niter;
  output.successful = nsuciter;
  output.funcCount = nfev;
end
function J = differences (fcn, x, fvec, central)
  n = numel (x);
  J = zeros (numel (fvec), n);
  if (central)
    err = eps ^ (1/3);
  else
    err = sqrt (eps);
  end
  for k = 1:n
    h = max (abs (x(k)), 1) * err;
    if (x(k) == 0)
      h = err;
    end
    h = abs (h) * (1 - 2 * (real (x(k)) < 0));
    y = x;
    y(k) = x(k) + h;
    if (central)
      z = x;
      z(k) = x(k) - h;
      J(:,k) = (fcn (y)(:) - fcn (z)(:)) / (y(k) - z(k));
    else
      J(:,k) = (fcn (y)(:) - fvec) / (y(k) - x(k));
    end
  end
end
function x = dogleg (r, b, delta)
  if (rows (r) == columns (r) && all (diag (r) != 0))
    x = r \ b;
  else
    x = pinv (r) * b;
  end
  xn = norm (x);
  if (xn > delta)
    s = r' * b;
    sn = norm (s);
    alpha = delta / xn;
    snm = 0;
    if (sn > 0)
      s = s / sn;
      tn = norm (r * s);
      snm = (sn / tn) / tn;
      if (snm < delta)
        bn = norm (b);
        dxn = delta / xn;
        snmd = snm / delta;
        t = (bn / sn) * (bn / xn) * snmd;
        t = t - (dxn * snmd ^ 2 - sqrt ((t - dxn) ^ 2 + (1 - dxn ^ 2) * (1 - snmd ^ 2)));
        alpha = dxn * (1 - snmd ^ 2) / t;
      else
        alpha = 0;
      end
    end
    x = alpha * x + ((1 - alpha) * min (snm, delta)) * s;
  end
end
