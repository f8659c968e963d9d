function [x, obj, info, iter, nf, lambda] = sqp (x0, objf, cef, cif, lb, ub, maxiter, tolerance)
  % Minimizes a function under equations, inequalities and bounds, by a sequence of quadratic programs.
  if (nargin < 2 || nargin > 8 || nargin == 5)
    print_usage ();
  end
  if (! isvector (x0))
    error ("sqp: X0 must be a vector");
  end
  if (ischar (x0))
    error ("invalid conversion from string to real N-D array");
  end
  x = x0(:);
  problem = struct ("f", [], "grad", [], "hess", [], "ce", [], "ce_jac", [], "ci", [], "ci_jac", []);
  [problem.f, problem.grad, problem.hess] = parts (objf, 3, "objective");
  if (nargin > 2)
    [problem.ce, problem.ce_jac] = parts (cef, 2, "equality constraint");
  end
  if (nargin > 3)
    if (nargin < 6 || (isempty (lb) && isempty (ub)))
      [problem.ci, problem.ci_jac] = parts (cif, 2, "inequality constraint");
    else
      if (iscell (cif))
        if (isempty (cif))
          cif = [];
        else
          cif = cif{1};
        end
      end
      [low, at_low] = bound (lb, x0, -Inf, "lower");
      [up, at_up] = bound (ub, x0, Inf, "upper");
      if (any (low > up))
        error ("sqp: upper bound smaller than lower bound");
      end
      low = low(:) .* ones (size (x));
      up = up(:) .* ones (size (x));
      problem.ci = @(x) [values(cif, x); x(at_low) - low(at_low); up(at_up) - x(at_up)];
      edges = eye (numel (x));
      edges = [edges(at_low,:); -edges(at_up,:)];
      problem.ci_jac = @(x) [slopes(cif, [], x); edges];
    end
  end
  limit = 100;
  if (nargin > 6 && ! isempty (maxiter))
    limit = maxiter;
    if (! (isscalar (limit) && limit > 0 && fix (limit) == limit))
      error ("sqp: invalid number of maximum iterations");
    end
  end
  tol = sqrt (eps);
  if (nargin > 7 && ! isempty (tolerance))
    tol = tolerance;
    if (! (isscalar (tol) && tol > 0))
      error ("sqp: invalid value for TOLERANCE");
    end
  end
  [x, obj, info, iter, nf, lambda] = minimum (problem, x, limit, tol);
end
function [f, slope, curve] = parts (given, most, what)
  % The function, its derivative and its second derivative in an argument.
  slope = [];
  curve = [];
  f = given;
  if (iscell (given))
    if (isempty (given) || numel (given) > most)
      error ("sqp: invalid %s function specification", what);
    else
      f = given{1};
    end
    if (numel (given) > 1)
      slope = given{2};
    end
    if (numel (given) > 2)
      curve = given{3};
    end
  end
end
function [b, at] = bound (b, x0, none, what)
  % A bound and the elements of x that have it.
  at = true (numel (x0), 1);
  if (isempty (b))
    b = sign (none) * realmax (class (x0));
  elseif (isvector (b))
    at(:) = b != none;
  else
    error ("sqp: invalid %s bound", what);
  end
end
function y = values (f, x)
  y = [];
  if (! isempty (f))
    y = feval (f, x);
  end
end
function jac = slopes (f, jac_fun, x)
  % The derivative of a function of constraints: as given, or by differences.
  if (isempty (f))
    jac = zeros (0, numel (x));
  elseif (! isempty (jac_fun))
    jac = feval (jac_fun, x);
  else
    jac = differences (f, x, feval (f, x));
  end
end
function jac = differences (f, x, y)
  step = sqrt (eps);
  jac = zeros (numel (y), numel (x));
  for k = 1:numel (x)
    moved = x;
    moved(k) += step;
    jac(:,k) = (feval (f, moved)(:) - y(:)) / step;
  end
end
function g = gradient_of (problem, x, obj)
  if (isempty (problem.grad))
    g = differences (problem.f, x, obj)';
  else
    g = feval (problem.grad, x);
  end
end
function [x, obj, info, iter, nf, lambda] = minimum (problem, x, limit, tol)
  obj = feval (problem.f, x);
  nf = 1;
  c = gradient_of (problem, x, obj);
  if (isempty (problem.hess))
    B = full (eye (numel (x)));
  else
    B = feval (problem.hess, x);
  end
  ce = values (problem.ce, x);
  ci = values (problem.ci, x);
  F = slopes (problem.ce, problem.ce_jac, x);
  C = slopes (problem.ci, problem.ci_jac, x);
  A = [F; C];
  lambda = 100 * ones (numel (ce) + numel (ci), 1);
  info = 103;
  for iter = 1:limit-1
    if (settled (c, A, ce, ci, lambda, tol))
      info = 101;
      break;
    end
    [p, lambda] = direction (x, B, c, F, ce, C, ci, lambda);
    if (isempty (p))
      info = 102;
      break;
    end
    [x_new, obj_new, used] = line_search (problem, x, p, c, ce, ci, lambda, obj);
    nf += used;
    c_new = gradient_of (problem, x_new, obj_new);
    ce = values (problem.ce, x_new);
    ci = values (problem.ci, x_new);
    F = slopes (problem.ce, problem.ce_jac, x_new);
    C = slopes (problem.ci, problem.ci_jac, x_new);
    A_new = [F; C];
    y = c_new - c;
    if (! isempty (A))
      y -= (A_new - A)' * lambda;
    end
    delta = x_new - x;
    if (norm (delta) < tol * norm (x))
      info = 104;
      break;
    elseif (isempty (problem.hess))
      [B, worked] = updated (B, delta, y);
      if (! worked)
        info = 102;
        break;
      end
    else
      B = feval (problem.hess, x);
    end
    x = x_new;
    obj = obj_new;
    c = c_new;
    A = A_new;
  end
  if (info == 103)
    iter = limit;
  end
end
function is = settled (c, A, ce, ci, lambda, tol)
  % Do the conditions of a minimum hold?
  off = c;
  if (! isempty (A))
    off = c - A' * lambda;
  end
  worst = max ([norm(off); norm(ce); norm(lambda .* [ce; ci])]);
  is = all (ci >= 0) && all (lambda(numel (ce) + 1:end) >= 0) && worst < tol;
end
function [p, lambda] = direction (x, B, c, F, ce, C, ci, lambda)
  % The step of the quadratic program in x, and its multipliers.
  near = ci < sqrt (realmax);  % bounds that stand for none would only spoil the scale
  [p, ~, INFO, found] = qp (x, B, c, F, -ce, [], [], -ci(near), C(near,:), Inf (nnz (near), 1));
  id = "Octave:SQP-QP-subproblem";
  switch (INFO.info)
    case 2
      warning (id, "sqp: QP subproblem is non-convex and unbounded");
    case 3
      warning (id, "sqp: QP subproblem failed to converge in %d iterations", INFO.solveiter);
    case 6
      warning (id, "sqp: QP subproblem is infeasible");
  end
  if (INFO.info != 6)
    lambda = [found(1:numel (ce)); zeros(numel (ci), 1)];
    lambda([true(numel (ce), 1); near]) = found;
  end
end
function [x_new, obj_new, used] = line_search (problem, x, p, c, ce, ci, lambda, obj)
  % Shortens a step until the objective with its penalties falls.
  weight = sqrt (eps);
  if (! isempty (lambda))
    weight += norm (lambda, Inf);
  end
  before = obj + weight * broken (ce, ci);
  slope = c' * p - weight * broken (ce, ci);
  step = 1;
  used = 0;
  do
    x_new = x + step * p;
    obj_new = feval (problem.f, x_new);
    used += 1;
    after = obj_new + weight * broken (values (problem.ce, x_new), values (problem.ci, x_new));
    good = after <= before + 0.25 * step * slope;
    if (! good)
      step *= 0.45;
    end
  until (good || step < realmin)
end
function s = broken (ce, ci)
  % By how much constraints are not met.
  s = sum (abs (ce(:))) - sum (ci(ci < 0));
end
function [B, worked] = updated (B, delta, y)
  % The damped update of Broyden, Fletcher, Goldfarb and Shanno.
  Bd = B * delta;
  d1 = delta' * Bd;
  d2 = delta' * y;
  theta = 1;
  if (d2 < 0.2 * d1)
    theta = 0.8 * d1 / (d1 - d2);
  end
  r = theta * y + (1 - theta) * Bd;
  d2 = delta' * r;
  worked = d1 != 0 && d2 != 0;
  if (worked)
    B = B - Bd * Bd' / d1 + r * r' / d2;
  end
end
