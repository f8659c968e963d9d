function [x, obj, INFO, lambda] = qp (x0, H, varargin)
  % Quadratic programs: the active set method, from a point that a linear program finds.
  if (nargin < 2)
    print_usage ();
  end
  options = struct ();
  count = numel (varargin);
  if (count > 0 && isstruct (varargin{end}))
    options = varargin{end};
    count = count - 1;
  end
  if (! any (count == [0, 1, 3, 5, 8]))
    print_usage ();
  end
  q = A = b = lb = ub = A_lb = A_in = A_ub = [];
  if (count > 0)
    q = varargin{1};
  end
  if (count > 2)
    A = varargin{2};
    b = varargin{3};
  end
  if (count > 4)
    lb = varargin{4};
    ub = varargin{5};
  end
  if (count > 7)
    A_lb = varargin{6};
    A_in = varargin{7};
    A_ub = varargin{8};
  end
  n = rows (H);
  if (columns (H) != n)
    error ("qp: quadratic penalty matrix must be square");
  end
  if (isempty (x0))
    x0 = zeros (n, 1);
  elseif (! isvector (x0))
    error ("qp: the initial guess X0 must be a vector");
  elseif (numel (x0) != n)
    error ("qp: the initial guess X0 has incorrect length");
  end
  if (isempty (q))
    q = zeros (n, 1);
  elseif (! isvector (q))
    error ("qp: Q must be a vector");
  elseif (numel (q) != n)
    error ("qp: Q has incorrect length");
  end
  if (isempty (A) || isempty (b))
    A = zeros (0, n);
    b = zeros (0, 1);
  elseif (columns (A) != n)
    error ("qp: equality constraint matrix has incorrect column dimension");
  elseif (rows (A) != numel (b))
    error ("qp: equality constraint matrix and vector have inconsistent dimensions");
  end
  C = zeros (0, n);
  d = zeros (0, 1);
  if (! isempty (lb))
    if (numel (lb) != n)
      error ("qp: lower bound LB has incorrect length");
    end
    at = find (lb(:) != -Inf);
    C = [C; eye(n)(at,:)];
    d = [d; lb(at)(:)];
  end
  if (! isempty (ub))
    if (numel (ub) != n)
      error ("qp: upper bound UB has incorrect length");
    end
    at = find (ub(:) != Inf);
    C = [C; -eye(n)(at,:)];
    d = [d; -ub(at)(:)];
  end
  if (! isempty (A_in))
    if (columns (A_in) != n)
      error ("qp: inequality constraint matrix has incorrect column dimension, expected %i", n);
    end
    if (! isempty (A_lb))
      if (numel (A_lb) != rows (A_in))
        error ("qp: inequality constraint matrix and lower bound vector are inconsistent, %i != %i", rows (A_in), numel (A_lb));
      end
      at = find (A_lb(:) != -Inf);
      C = [C; A_in(at,:)];
      d = [d; A_lb(at)(:)];
    end
    if (! isempty (A_ub))
      if (numel (A_ub) != rows (A_in))
        error ("qp: inequality constraint matrix and upper bound vector are inconsistent, %i != %i", rows (A_in), numel (A_ub));
      end
      at = find (A_ub(:) != Inf);
      C = [C; -A_in(at,:)];
      d = [d; -A_ub(at)(:)];
    end
  end
  limit = 200;
  if (isfield (options, "MaxIter"))
    limit = double (options.MaxIter);
  end
  [x, found] = feasible (x0(:), A, b(:), C, d);
  lambda = zeros (rows (A) + rows (C), 1);
  INFO.solveiter = 0;
  INFO.info = 6;
  if (found)
    [x, lambda, INFO.info, INFO.solveiter] = __qp__ (x, H, q(:), A, b(:), C, d, limit, sqrt (eps));
  end
  obj = 0.5 * x' * H * x + q(:)' * x;
end
function [x, found] = feasible (x, A, b, C, d)
  % A point that meets all constraints.
  tol = sqrt (eps);
  n = numel (x);
  meets = @(x) all (abs (A * x - b) <= tol * (1 + abs (b))) && all (C * x - d >= -tol * (1 + abs (d)));
  if (! meets (x) && ! isempty (A))
    x = x + (pinv (A) * (b - A * x))(:);
  end
  found = meets (x);
  if (! found)
    m = rows (A);
    k = rows (C);
    [y, status] = __simplex__ ([A, -A, zeros(m, k); C, -C, -eye(k)], [b; d], zeros (2 * n + k, 1));
    if (status == 0)
      x = (y(1:n) - y(n+1:2*n))(:);
      found = true;
    end
  end
end
