function [idx, p] = tsearchn (x, t, xi)
  % The simplex that each point is in, and its barycentric coordinates there.
  if (nargin != 3)
    print_usage ();
  end
  n = rows (xi);
  d = columns (xi);
  idx = NaN (n, 1);
  p = NaN (n, d + 1);
  for k = 1:rows (t)
    base = x(t(k,d+1),:);
    edges = x(t(k,1:d),:) - base;
    open_ones = find (isnan (idx));
    b = (xi(open_ones,:) - base) / edges;
    b(:,d+1) = 1 - sum (b, 2);
    in = all (b >= -1e-12, 2);
    idx(open_ones(in)) = k;
    p(open_ones(in),:) = b(in,:);
  end
end
