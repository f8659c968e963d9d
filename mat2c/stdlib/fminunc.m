function [x, fval, info, output, grad, hess] = fminunc (fcn, x0, options)
  % Minimum of a function of several variables: BFGS with dogleg steps in a trust region.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    options = struct ();
  end
  if (ischar (fcn))
    fcn = str2func (fcn);
  end
  if (strcmpi (optimget (options, "FunValCheck", "off"), "on"))
    fcn = @(x, varargin) __checked_value__ ("fminunc", fcn, x, varargin{:});
  end
  xsiz = size (x0);
  n = numel (x0);
  has_grad = strcmpi (optimget (options, "GradObj", "off"), "on");
  central = strcmpi (optimget (options, "FinDiffType", "forward"), "central");
  maxiter = double (optimget (options, "MaxIter", 400));
  maxfev = double (optimget (options, "MaxFunEvals", Inf));
  tolx = double (optimget (options, "TolX", 1e-6));
  tolf = double (optimget (options, "TolFun", 1e-6));
  x = double (x0(:));
  info = 0;
  nfev = 0;
  niter = 0;
  [fval, grad] = evaluate (fcn, x, xsiz, has_grad, central);
  nfev = nfev + 1 + (! has_grad) * n;
  H = eye (n);
  delta = 0.2 * max (norm (x), 1);
  first = true;
  lastratio = 0;
  if (norm (grad) <= tolf)
    info = 1;
  end
  stuck = 0;
  while (niter < maxiter && nfev < maxfev && info == 0)
    niter = niter + 1;
    [R, p] = chol (H);
    if (p)
      H = eye (n);
      R = H;
    end
    s = step_within (R, grad, delta);
    sn = norm (s);
    if (first)
      delta = min (delta, max (sn, eps));
      first = false;
    end
    if (has_grad)  % steps are tried without the gradient
      f1 = fcn (reshape (x + s, xsiz));
    end
    [f1, g1] = evaluate (fcn, x + s, xsiz, has_grad, central);
    nfev = nfev + 1 + (! has_grad) * n;
    predicted = -(grad' * s + 0.5 * s' * H * s);
    actual = fval - f1;
    if (predicted > 0)
      ratio = actual / predicted;
    else
      ratio = -1;
    end
    y = g1 - grad;
    sy = s' * y;
    if (sy > 1e-12 * norm (s) * norm (y))
      Hs = H * s;
      H = H - (Hs * Hs') / (s' * Hs) + (y * y') / sy;
      H = (H + H') / 2;
    end
    if (ratio < 0.1)
      delta = min (delta, sn) * 0.4;
    elseif (ratio > 0.75)
      delta = max (delta, 2 * sn);
    end
    if (actual > 0)
      last = fval;
      x = x + s;
      fval = f1;
      grad = g1;
      stuck = 0;
      if (norm (grad) <= 1e-7 * max (1, abs (fval)))
        info = 1;
      elseif (sn <= 1e-2 * tolx * max (norm (x), 1e-8))
        info = 2;
      elseif (abs (last - fval) <= 1e-6 * tolf * abs (fval))
        info = 3;
      end
    else
      stuck = stuck + 1;
      if (delta <= 10 * eps * max (norm (x), eps) || stuck > 40)
        info = 1;
        if (norm (grad) > sqrt (tolf))
          info = -3;
        end
      end
    end
  end
  x = reshape (x, xsiz);
  grad = reshape (grad, xsiz);
  hess = H;
  output.iterations = niter;
  output.successful = niter;
  output.funcCount = nfev;
end
function [f, g] = evaluate (fcn, x, xsiz, has_grad, central)
  if (has_grad)
    [f, g] = fcn (reshape (x, xsiz));
    g = g(:);
    return;
  end
  f = fcn (reshape (x, xsiz));
  n = numel (x);
  g = zeros (n, 1);
  err = eps ^ (1/3);
  for k = 1:n
    h = max (abs (x(k)), 1) * err;
    y = x;
    z = x;
    y(k) = x(k) + h;
    z(k) = x(k) - h;
    g(k) = (fcn (reshape (y, xsiz)) - fcn (reshape (z, xsiz))) / (y(k) - z(k));
  end
end
function s = step_within (R, g, delta)
  s = -(R \ (R' \ g));
  sn = norm (s);
  if (sn > delta)
    gn = norm (g);
    Rg = R * g;
    c = -(gn ^ 2 / (Rg' * Rg)) * g;
    cn = norm (c);
    if (cn >= delta)
      s = -delta / gn * g;
    else
      d = s - c;
      a = d' * d;
      b = 2 * c' * d;
      e = cn ^ 2 - delta ^ 2;
      s = c + (-b + sqrt (abs (b ^ 2 - 4 * a * e))) / (2 * a) * d;
    end
  end
end
