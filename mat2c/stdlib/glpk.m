function [xopt, fmin, errnum, extra] = glpk (c, A, b, lb, ub, ctype, vartype, sense, param)
  % Linear programs, with bounds and whole numbers: the simplex method, and branch and bound.
  if (nargin < 3)
    print_usage ();
  end
  if (! (isreal (c) && isvector (c) && all (isfinite (c))))
    error ("glpk: C must be a real vector with finite values");
  end
  n = numel (c);
  c = c(:);
  if (isempty (A))
    error ("glpk: A cannot be an empty matrix");
  end
  A = full (A);
  if (! isreal (A))
    error ("glpk: A must be real valued, not %s", typeinfo (A));
  elseif (! all (isfinite (A(:))))
    error ("glpk: The values in A must be finite");
  elseif (columns (A) != n)
    error ("glpk: A must be %d-by-%d, not %d-by-%d", rows (A), n, rows (A), columns (A));
  end
  m = rows (A);
  if (isempty (b))
    error ("glpk: B cannot be an empty vector");
  elseif (! isreal (b) || numel (b) != m)
    error ("glpk: B must be a real-valued %d-by-1 vector", m);
  elseif (! all (isfinite (b)))
    error ("glpk: The values in B must be finite");
  end
  if (nargin < 4 || isempty (lb))
    lb = zeros (n, 1);
  elseif (! isreal (lb) || numel (lb) != n || any (isnan (lb)))
    error ("glpk: LB must be a real-valued %d-by-1 column vector", n);
  end
  if (nargin < 5 || isempty (ub))
    ub = Inf (n, 1);
  elseif (! isreal (ub) || numel (ub) != n || any (isnan (ub)))
    error ("glpk: UB must be a real-valued %d-by-1 column vector", n);
  end
  lb(isinf (lb)) = -Inf;  % no bound, whatever the sign
  ub(isinf (ub)) = Inf;
  if (nargin < 6 || isempty (ctype))
    ctype = repmat ("S", m, 1);
  elseif (! ischar (ctype) || numel (ctype) != m)
    error ("glpk: CTYPE must be a char vector of length %d", m);
  elseif (! all (any (ctype(:) == "FUSLD", 2)))
    error ("glpk: CTYPE must contain only F, U, S, L, or D");
  end
  if (nargin < 7 || isempty (vartype))
    vartype = repmat ("C", n, 1);
  elseif (! ischar (vartype) || numel (vartype) != n)
    error ("glpk: VARTYPE must be a char vector of length %d", n);
  elseif (! all (any (vartype(:) == "CI", 2)))
    error ("glpk: VARTYPE must contain only C or I");
  end
  if (nargin < 8 || isempty (sense))
    sense = 1;
  elseif (ischar (sense) || ! all (isreal (sense)) || any (isnan (sense)))
    error ("glpk: SENSE must be an integer value");
  end
  sense = 1 - 2 * (sense(1) < 0);
  if (nargin > 8 && ! isempty (param) && ! isstruct (param))
    error ("glpk: PARAM must be a structure");
  end
  whole = find (vartype(:) == "I");
  [xopt, fmin, status, lambda] = branches (sense * c, A, b(:), lb(:), ub(:), ctype(:), whole);
  extra = struct ("lambda", NA (m, 1), "redcosts", NA (n, 1), "time", 0, "status", -1);
  errnum = 0;
  if (status == 0)
    fmin = sense * fmin;
    extra.lambda = sense * lambda;
    extra.redcosts = c - A' * extra.lambda;
    extra.redcosts(abs (extra.redcosts) < 1e-12) = 0;
    extra.status = 5;
  else
    xopt = NA (n, 1);
    fmin = NA;
    errnum = 9 + status;
  end
  if (! isempty (whole))
    extra = rmfield (extra, {"lambda", "redcosts"});
  end
end
function [x, f, status, lambda] = branches (c, A, b, lb, ub, ctype, whole)
  % The best point whose variables are whole where they shall be.
  f = Inf;
  x = [];
  lambda = [];
  status = 1;
  todo = {{lb, ub}};
  while (! isempty (todo))
    part = todo{end};
    todo(end) = [];
    [y, g, how, dual] = relaxed (c, A, b, part{1}, part{2}, ctype);
    if (how == 2)
      status = 2;
      return;
    elseif (how != 0 || g >= f - 1e-9 * max (1, abs (f)) && isfinite (f))
      continue;
    end
    away = abs (y(whole) - round (y(whole)));
    [most, k] = max ([away; 0]);
    if (most <= 1e-7)
      y(whole) = round (y(whole));
      x = y;
      f = c' * y;
      lambda = dual;
      status = 0;
    else
      k = whole(k);
      upper = part;
      upper{1}(k) = ceil (y(k));
      part{2}(k) = floor (y(k));
      todo(end+1:end+2) = {upper, part};
    end
  end
end
function [x, f, status, lambda] = relaxed (c, A, b, lb, ub, ctype)
  % Without whole numbers: variables that are not negative, and slacks, make equations of all.
  [m, n] = size (A);
  lambda = zeros (m, 1);
  x = [];
  f = Inf;
  if (any (lb > ub))
    status = 1;
    return;
  end
  below = isfinite (lb);
  up = ! below & isfinite (ub);
  from = zeros (n, 1);
  from(below) = lb(below);
  from(up) = ub(up);
  way = ones (n, 1);
  way(up) = -1;
  open_ones = find (! below & ! up);
  kept = find (ctype != "F");
  bounded = find (below & isfinite (ub));
  k = numel (kept);
  l = numel (bounded);
  slack = zeros (k);
  slack(logical (eye (k))) = (ctype(kept) == "U") - (ctype(kept) == "L");
  slack = slack(:,any (slack, 1));
  limits = zeros (l, n);
  limits(sub2ind ([l, n], (1:l)', bounded)) = 1;
  left = [A(kept,:) .* way', -A(kept,open_ones), slack, zeros(k, l)
          limits, zeros(l, numel (open_ones) + columns (slack)), eye(l)];
  right = [b(kept) - A(kept,:) * from; ub(bounded) - lb(bounded)];
  cost = [c .* way; -c(open_ones); zeros(columns (slack) + l, 1)];
  [y, status, basis] = __simplex__ (left, right, cost);
  if (status != 0)
    return;
  end
  x = from + way .* y(1:n);
  x(open_ones) = x(open_ones) - y(n+1:n+numel (open_ones));
  f = c' * x;
  if (all (basis <= columns (left)))
    dual = left(:,basis)' \ cost(basis);
    lambda(kept) = dual(1:k);
    lambda(abs (lambda) < 1e-12) = 0;
  end
end
