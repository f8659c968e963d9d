function [Q1, R1] = qrinsert (Q, R, j, x, orient = "col")
  % The QR factors of a matrix with a column or a row more.
  if (nargin < 4 || nargin > 5 || ! (isnumeric (Q) && isnumeric (R) && isnumeric (x) && ischar (orient)))
    print_usage ();
  end
  by_column = strcmp (orient, "col");
  if (! by_column && ! strcmp (orient, "row"))
    error ("qrinsert: ORIENT must be \"col\" or \"row\"");
  end
  [m, k] = size (Q);
  n = columns (R);
  if (rows (R) != k || (by_column && k != m && k != n) || (! by_column && (k != m || ! isscalar (j) || rows (x) != 1)))
    error ("qrinsert: dimension mismatch");
  end
  x = x(:);
  Q = full (Q);
  if (! isscalar (j) || (by_column && numel (x) != m) || (! by_column && numel (x) != n))
    error ("qrinsert: dimensions mismatch");
  end
  j = fix (j);
  if (j < 1 || j > n + 1 && by_column || j > m + 1)
    error ("qrinsert: index out of range");
  end
  if (by_column)
    [Q1, R1] = column_more (Q, R, j, x);
  else
    Q1 = zeros (m + 1);
    Q1(j,1) = 1;
    Q1([1:j-1, j+1:m+1],2:m+1) = Q;
    [Q1, R1] = __qr_triangle__ (Q1, [x.'; R]);
  end
  if (isa (Q, "single") || isa (R, "single") || isa (x, "single"))
    Q1 = single (Q1);
    R1 = single (R1);
  end
end
function [Q1, R1] = column_more (Q, R, j, x)
  [m, k] = size (Q);
  n = columns (R);
  if (k < m)
    [w, rest, q] = __qr_beyond__ (Q, x);
    w(k+1) = rest;
    Q(:,k+1) = q;
    R(k+1,:) = 0;
    k += 1;
  else
    w = Q' * x;
  end
  tail = min (j, k):k;
  [Q1, low, w(tail)] = __qr_reach__ (Q(:,tail), R(tail,j:n), w(tail));
  Q1 = [Q(:,1:tail(1)-1), Q1];
  R1 = [R(:,1:j-1), w, [R(1:tail(1)-1,j:n); low]];
end
