function [x, fval, exitflag, output] = fminsearch (varargin)
  % Minimum of a function by the simplex method of Nelder and Mead.
  if (nargin < 1)
    print_usage ();
  end
  options = struct ();
  if (nargin == 1)
    if (! isstruct (varargin{1}))
      error ("fminsearch: PROBLEM must be a structure");
    end
    fcn = varargin{1}.objective;
    x0 = varargin{1}.x0;
    options = varargin{1}.options;
  else
    fcn = varargin{1};
    x0 = varargin{2};
    if (nargin > 2 && ! isempty (varargin{3}))
      options = varargin{3};
    end
  end
  args = varargin(4:end);
  if (ischar (fcn))
    fcn = str2func (fcn);
  end
  if (strcmpi (optimget (options, "FunValCheck", "off"), "on"))
    fcn = @(x, varargin) __checked_value__ ("fminsearch", fcn, x, varargin{:});
  end
  n = numel (x0);
  tolx = double (optimget (options, "TolX", 1e-4));
  tolf = double (optimget (options, "TolFun", 1e-4));
  maxfev = double (optimget (options, "MaxFunEvals", 200 * n));
  maxiter = double (optimget (options, "MaxIter", 200 * n));
  display = optimget (options, "Display", "notify");
  told = strcmp (display, "iter");
  V = zeros (n, n+1);
  f = zeros (n+1, 1);
  x = x0;
  V(:,1) = x0(:);
  fval = fcn (x, args{:});
  f(1) = -fval;
  nf = 1;
  niter = 0;
  scale = max (norm (x0(:), Inf), 1);
  alpha = scale / (n * sqrt (2)) * [sqrt(n+1) - 1 + n, sqrt(n+1) - 1];
  for j = 2:n+1
    V(:,j) = x0(:) + alpha(2);
    V(j-1,j) = x0(j-1) + alpha(1);
    x(:) = V(:,j);
    f(j) = -fcn (x, args{:});
  end
  nf = nf + n;
  [V, f] = ordered (V, f);
  if (told)
    printf ("f(x0) = %9.4e\n", fval);
  end
  how = "initial  , ";
  best = -fval;
  exitflag = 0;
  while (true)
    niter = niter + 1;
    if (niter > maxiter)
      message = "Exceeded maximum iterations\n";
      break;
    end
    if (told)
      printf ("Iter. %2d,  how = %snf = %3d,  f = %9.4e  (%2.1f%%)\n", niter, how, nf, -f(1), ...
              100 * (f(1) - best) / (abs (best) + eps));
    end
    if (nf > maxfev)
      message = "Exceeded maximum number of function evaluations\n";
      break;
    end
    v1 = V(:,1);
    size_simplex = norm (V(:,2:n+1) - v1, 1) / max (1, norm (v1, 1));
    step_changes = abs (f(1) - f(n+1));
    if (size_simplex <= tolx && step_changes <= tolf)
      exitflag = 1;
      message = sprintf (["Algorithm converged.  Simplex size %9.4e <= %9.4e ", ...
                          "and step in function value %9.4e <= %9.4e\n"], size_simplex, tolx, step_changes, tolf);
      break;
    end
    vbar = sum (V(:,1:n), 2) / n;
    vr = 2 * vbar - V(:,n+1);
    x(:) = vr;
    fr = -fcn (x, args{:});
    nf = nf + 1;
    vk = vr;
    fk = fr;
    how = "reflect,   ";
    if (fr > f(n))
      if (fr > f(1))
        ve = 2 * vr - vbar;
        x(:) = ve;
        fe = -fcn (x, args{:});
        nf = nf + 1;
        if (fe > f(1))
          vk = ve;
          fk = fe;
          how = "expand,    ";
        end
      end
    else
      vt = V(:,n+1);
      ft = f(n+1);
      if (fr > ft)
        vt = vr;
        ft = fr;
      end
      vc = 0.5 * vt + 0.5 * vbar;
      x(:) = vc;
      fc = -fcn (x, args{:});
      nf = nf + 1;
      if (fc > f(n))
        vk = vc;
        fk = fc;
        how = "contract,  ";
      else
        how = "shrink,    ";
        for j = 2:n
          V(:,j) = (V(:,1) + V(:,j)) / 2;
          x(:) = V(:,j);
          f(j) = -fcn (x, args{:});
        end
        nf = nf + n - 1;
        vk = (V(:,1) + V(:,n+1)) / 2;
        x(:) = vk;
        fk = -fcn (x, args{:});
        nf = nf + 1;
      end
    end
    f(n+1) = fk;
    V(:,n+1) = vk;
    best = f(1);
    [V, f] = ordered (V, f);
  end
  if (told || strcmp (display, "final") || (strcmp (display, "notify") && exitflag != 1))
    printf ("%s", message);
  end
  x(:) = V(:,1);
  fval = -f(1);
  output.iterations = niter;
  output.funcCount = nf;
  output.algorithm = "Nelder-Mead simplex direct search";
  output.message = message;
end
function [V, f] = ordered (V, f)
  [f, j] = sort (f);
  j = j(end:-1:1);
  f = f(end:-1:1);
  V = V(:,j);
end
