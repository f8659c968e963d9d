function [x, fval, info, output] = fminbnd (fun, a, b, options)
  % Minimum of a function on an interval: golden sections and parabolic steps (Brent).
  if (nargin < 2)
    print_usage ();
  end
  if (a > b)
    error ("Octave:invalid-fun-call", "fminbnd: the lower bound cannot be greater than the upper one");
  end
  if (nargin < 4)
    options = struct ();
  end
  if (ischar (fun))
    fun = str2func (fun);
  end
  tolx = double (optimget (options, "TolX", 1e-4));
  maxiter = double (optimget (options, "MaxIter", Inf));
  maxfev = double (optimget (options, "MaxFunEvals", Inf));
  display = optimget (options, "Display", "notify");
  told = strcmp (display, "iter");
  if (told)
    printf ("\n Func-count     x          f(x)         Procedure\n");
  end
  info = 0;
  niter = 0;
  nfev = 0;
  c = 0.5 * (3 - sqrt (5));
  v = a + c * (b - a);
  w = v;
  x = v;
  e = 0;
  d = 0;
  fv = fun (x);
  fw = fv;
  fval = fv;
  nfev = nfev + 1;
  while (niter < maxiter && nfev < maxfev)
    xm = 0.5 * (a + b);
    tol = 2 * eps * abs (x) + tolx / 3;
    if (abs (x - xm) <= 2 * tol - 0.5 * (b - a))
      info = 1;
      break;
    end
    golden = true;
    if (abs (e) >= tol)
      r = (x - w) * (fval - fv);
      q = (x - v) * (fval - fw);
      p = (x - v) * q - (x - w) * r;
      q = 2 * (q - r);
      if (q > 0)
        p = -p;
      end
      q = abs (q);
      r = e;
      e = d;
      if (abs (p) < abs (0.5 * q * r) && p > q * (a - x) && p < q * (b - x))
        d = p / q;
        u = x + d;
        if (min (u - a, b - u) < 2 * tol)
          d = tol * (sign (xm - x) + (xm == x));
        end
        golden = false;
      end
    end
    if (golden)
      if (x >= xm)
        e = a - x;
      else
        e = b - x;
      end
      d = c * e;
    end
    u = x + max (abs (d), tol) * (sign (d) + (d == 0));
    fu = fun (u);
    niter = niter + 1;
    nfev = nfev + 1;
    if (told)
      tell (niter, u, fu, golden);
    end
    if (fu < fval)
      if (u < x)
        b = x;
      else
        a = x;
      end
      v = w;
      fv = fw;
      w = x;
      fw = fval;
      x = u;
      fval = fu;
    else
      if (u < x)
        a = u;
      else
        b = u;
      end
      if (fu <= fw || w == x)
        v = w;
        fv = fw;
        w = u;
        fw = fu;
      elseif (fu <= fv || v == x || v == w)
        v = u;
        fv = fu;
      end
    end
  end
  if (told)
    printf ("\n");
  end
  tell_end (display, info, tolx, fval);
  output.iterations = niter;
  output.funcCount = nfev;
  output.algorithm = "golden section search, parabolic interpolation";
  output.bracket = [a, b];
end
function tell (niter, x, fx, golden)
  % One line of the table: numbers are cut, not rounded.
  if (niter == 1)
    how = "initial";
  elseif (golden)
    how = "golden";
  else
    how = "parabolic";
  end
  printf ("%5d        %.7s    %.8s\t%s\n", niter, sprintf ("%.5f", x), sprintf ("%f", fx), how);
end
function tell_end (display, info, tolx, fval)
  switch (display)
    case "off"
    case {"notify", "final", "iter"}
      if (info == 0)
        printf (["Exiting: Maximum number of iterations has been exceeded\n", ...
                 "         - increase MaxIter option.\n", ...
                 "         Current function value: %f\n\n"], fval);
      elseif (! strcmp (display, "notify"))
        printf (["Optimization terminated:\n the current x satisfies the termination criteria ", ...
                 "using OPTIONS.TolX of %e\n\n"], tolx);
      end
    otherwise
      warning ("fminbnd: unknown option for Display: '%s'", display);
  end
end
