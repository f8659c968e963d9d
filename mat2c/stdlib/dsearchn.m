function [idx, d] = dsearchn (x, tri, xi, outval)
  % The point nearest to each of others, and how far it is.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin == 2)
    xi = tri;
  end
  n = rows (xi);
  outside = false (n, 1);
  if (nargin > 3)
    % A point without a simplex around it has no nearest one.
    outside = isnan (tsearchn (x, tri, xi));
  end
  idx = zeros (n, 1);
  d = zeros (n, 1);
  for k = 1:n
    [least, idx(k)] = min (sumsq (x - xi(k,:), 2));
    d(k) = sqrt (least);
  end
  if (nargin > 3)
    idx(outside) = outval;
    d(outside) = outval;
  end
end
