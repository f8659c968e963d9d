function [x, fval, info, output] = fzero (fun, x0, options)
  % A zero of a function: a bracket is shrunk by inverse interpolation, secant steps and bisection.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    options = struct ();
  end
  if (ischar (fun))
    fun = str2func (fun);
  end
  tolx = double (optimget (options, "TolX", eps));
  maxiter = double (optimget (options, "MaxIter", Inf));
  maxfev = double (optimget (options, "MaxFunEvals", Inf));
  display = optimget (options, "Display", "notify");
  told = strcmp (display, "iter");
  x = NaN;
  fval = NaN;
  a = x0(1);
  fa = fun (a);
  nfev = 1;
  if (numel (x0) > 1)
    b = x0(2);
    fb = fun (b);
    nfev = 2;
  else
    if (a == 0)
      aa = 0.1;
    else
      aa = a;
    end
    if (told)
      printf ("\nSearch for an interval around %g containing a sign change:\n", a);
      printf (" Func-count    a          f(a)             b          f(b)        Procedure\n");
      tell_interval (1, a, fa, a, fa, "initial interval");
    end
    for step = [-.01, .025, -.05, .10, -.25, .50, -1, 2.5, -5, 10, -50, 100, 500, 1000]
      b = aa + aa * step;
      fb = fun (b);
      nfev = nfev + 1;
      if (told)
        tell_interval (nfev, a, fa, b, fb, "search");
      end
      if (sign (fa) * sign (fb) <= 0)
        break;
      end
    end
  end
  if (b < a)
    [a, b] = deal (b, a);
    [fa, fb] = deal (fb, fa);
  end
  if (! (sign (fa) * sign (fb) <= 0))
    error ("Octave:fzero:bracket", "fzero: not a valid initial bracketing");
  end
  if (told)
    printf ("\nSearch for a zero in the interval [%g, %g]:\n", a, b);
    printf (" Func-count    x          f(x)             Procedure\n");
  end
  niter = 0;
  if (fa == 0 || fb == 0)
    if (fa == 0)
      x = a;
    else
      x = b;
    end
    a = x;
    b = x;
    fa = 0;
    fb = 0;
  end
  slope0 = (fb - fa) / (b - a);
  if (isa (x0, "single") || isa (fa, "single"))
    tiny = eps ("single");
  else
    tiny = eps;
  end
  info = 1;
  if (abs (fa) < abs (fb))
    u = a;
    fu = fa;
  else
    u = b;
    fu = fb;
  end
  if (told)
    tell (nfev, u, fu, "initial");
  end
  d = u;
  e = u;
  fd = fu;
  fe = fu;
  mba = 0.5 * (b - a);
  kind = 1;
  while (b > a && niter < maxiter && nfev < maxfev)
    switch (kind)
      case 1
        if (b - a <= 2 * (2 * abs (u) * tiny + tolx))
          x = u;
          fval = fu;
          info = 1;
          break;
        end
        if (abs (fa) <= 1e3 * abs (fb) && abs (fb) <= 1e3 * abs (fa))
          c = u - (a - b) / (fa - fb) * fu;
        else
          c = 0.5 * (a + b);
        end
        d = u;
        fd = fu;
        kind = 5;
      case {2, 3}
        values = [fa, fb, fd, fe];
        if (numel (unique (values)) == 4)
          q11 = (d - e) * fd / (fe - fd);
          q21 = (b - d) * fb / (fd - fb);
          q31 = (a - b) * fa / (fb - fa);
          d21 = (b - d) * fd / (fd - fb);
          d31 = (a - b) * fb / (fb - fa);
          q22 = (d21 - q11) * fb / (fe - fb);
          q32 = (d31 - q21) * fa / (fd - fa);
          d32 = (d31 - q21) * fd / (fd - fa);
          q33 = (d32 - q22) * fa / (fe - fa);
          c = a + q31 + q32 + q33;
        end
        if (numel (unique (values)) < 4 || sign (c - a) * sign (c - b) > 0)
          a0 = fa;
          a1 = (fb - fa) / (b - a);
          a2 = ((fd - fb) / (d - b) - a1) / (d - a);
          c = a - a0 / a1;
          if (a2 != 0)
            c = a - a0 / a1;
            for i = 1:kind
              pc = a0 + (a1 + a2 * (c - b)) * (c - a);
              pdc = a1 + a2 * (2 * c - a - b);
              if (pdc == 0)
                c = a - a0 / a1;
                break;
              end
              c = c - pc / pdc;
            end
          end
        end
        kind = kind + 1;
      case 4
        c = u - 2 * (b - a) / (fb - fa) * fu;
        if (abs (c - u) > 0.5 * (b - a))
          c = 0.5 * (b + a);
        end
        kind = 5;
      case 5
        c = 0.5 * (b + a);
        kind = 2;
    end
    delta = 2 * 0.7 * (2 * abs (u) * tiny + tolx);
    if ((b - a) <= 2 * delta)
      c = (a + b) / 2;
    else
      c = max (a + delta, min (b - delta, c));
    end
    x = c;
    fval = fun (c);
    fc = fval;
    niter = niter + 1;
    nfev = nfev + 1;
    if (told)
      tell (nfev, c, fc, "interpolation");
    end
    if (sign (fc - fa) * sign (fc - fb) >= 0)
      fe = fc;
    else
      e = d;
      fe = fd;
    end
    if (sign (fa) * sign (fc) < 0)
      d = b;
      fd = fb;
      b = c;
      fb = fc;
    elseif (sign (fb) * sign (fc) < 0)
      d = a;
      fd = fa;
      a = c;
      fa = fc;
    elseif (fc == 0)
      a = c;
      b = c;
      fa = fc;
      fb = fc;
      info = 1;
      break;
    else
      error ("Octave:fzero:bracket", "fzero: zero point is not bracketed");
    end
    if (abs (fa) < abs (fb))
      u = a;
      fu = fa;
    else
      u = b;
      fu = fb;
    end
    if (b - a <= 2 * (2 * abs (u) * tiny + tolx))
      info = 1;
      break;
    end
    if (kind == 5 && (b - a) <= mba)
      kind = 2;
    end
    if (kind == 2)
      mba = 0.5 * (b - a);
    end
  end
  if (niter >= maxiter || nfev >= maxfev)
    info = 0;
  end
  if (a == b)
    x = a;
    fval = fa;
  end
  slope = (fb - fa) / (b - a);
  if (info == 1 && slope0 != 0 && abs (slope / slope0) > max (1e6, 0.5 / (tiny + tolx)))
    info = -5;
  end
  tell_end (display, info);
  output.iterations = niter;
  output.funcCount = nfev;
  output.algorithm = "bisection, interpolation";
  output.bracketx = [a, b];
  output.brackety = [fa, fb];
end
function tell_interval (nfev, a, fa, b, fb, what)
  printf ("%5d %15.6g %13.6g %13.6g %13.6g   %s\n", nfev, a, fa, b, fb, what);
end
function tell (nfev, x, fx, what)
  printf ("%5d %15.6g %13.6g        %s\n", nfev, x, fx, what);
end
function tell_end (display, info)
  if (! any (strcmp (display, {"notify", "final", "iter"})))
    return;
  end
  if (info == 0)
    printf ("\nMaximum number of iterations or function evaluations reached.\n\n");
  elseif (info == -5)
    printf ("\nAlgorithm seemingly converged to a singular point.\n\n");
  elseif (! strcmp (display, "notify"))
    printf ("\nAlgorithm converged.\n\n");
  end
end
