function [y, h] = mgorth (x, v)
  % The part of x that is orthogonal to the columns of v, with length one, and the coefficients of x.
  if (nargin != 2)
    print_usage ();
  end
  if (! (isnumeric (x) && isnumeric (v)) || ndims (v) != 2 || columns (x) != 1 || rows (v) != rows (x))
    error ("mgorth: V should be a matrix, and X a column vector with the same number of rows as V.");
  end
  h = zeros (1, columns (v) + 1, class (v));
  for k = 1:columns (v)
    h(k) = v(:,k)' * x;
    x = x - h(k) * v(:,k);
  end
  h(end) = norm (x);
  y = x;
  if (h(end) != 0)
    y = x / h(end);
  end
end
