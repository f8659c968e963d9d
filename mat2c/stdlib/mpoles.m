function [multp, idxp] = mpoles (p, tol, reorder)
  % Multiplicities of poles.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2 || isempty (tol))
    tol = 0.001;
  end
  if (nargin < 3 || isempty (reorder))
    reorder = true;
  end
  p = p(:);
  n = numel (p);
  if (reorder)
    [~, order] = sort (abs (p), "descend");
    p = p(order);
  else
    order = (1:n)';
  end
  multp = zeros (n, 1);
  idxp = [];
  left = find (multp == 0);
  while (! isempty (left))
    k = left(1);
    dp = abs (p - p(k));
    if (p(k) == 0)
      near = tol;
    else
      near = tol * abs (p(k));
    end
    same = find (dp < near);
    same = same(multp(same) == 0);
    multp(same) = 1:numel (same);
    idxp = [idxp; same];
    left = find (multp == 0);
  end
  multp = multp(idxp);
  idxp = order(idxp);
end
