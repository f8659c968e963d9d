function [x, status, basis] = __simplex__ (A, b, c)
  % min c'*x with A*x = b, x >= 0, by two phases with the rule of Bland: status 0 solved, 1 infeasible, 2 unbounded.
  [m, n] = size (A);
  turned = b < 0;
  A(turned,:) = -A(turned,:);
  b(turned) = -b(turned);
  whole = [A, eye(m)];
  [x, basis] = phase (whole, b, [zeros(n, 1); ones(m, 1)], n+1:n+m);
  if (sum (x(n+1:end)) > 1e-9 * max ([1; b]))
    status = 1;
    x = x(1:n);
    return;
  end
  for k = find (basis > n) % artificial variables at zero leave the basis where others can stand for them
    row = zeros (1, m);
    row(k) = 1;
    others = (row / whole(:,basis)) * A;
    others(basis(basis <= n)) = 0;
    [most, j] = max (abs (others));
    if (most > 1e-9)
      basis(k) = j;
    end
  end
  [x, basis, status] = phase (whole, b, [c; zeros(m, 1)], basis, n);
  x = x(1:n);
end
function [x, basis, status] = phase (A, b, c, basis, allowed)
  if (nargin < 5)
    allowed = columns (A);
  end
  status = 0;
  x = zeros (columns (A), 1);
  while (true)
    B = A(:,basis);
    at = B \ b;
    cost = c - A' * (B' \ c(basis));
    cost(basis) = 0;
    j = find (cost(1:allowed) < -1e-9 * max (1, max (abs (c))), 1);
    if (isempty (j))
      break;
    end
    d = B \ A(:,j);
    rising = find (d > 1e-10);
    if (isempty (rising))
      status = 2;
      break;
    end
    ratio = at(rising) ./ d(rising);
    tied = rising(ratio <= min (ratio) + 1e-12);
    [~, k] = min (basis(tied));
    basis(tied(k)) = j;
  end
  at(abs (at) < 1e-12) = 0;
  x(basis) = at;
end
