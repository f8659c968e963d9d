function [Q1, R1] = qrdelete (Q, R, j, orient = "col")
  % The QR factors of a matrix without some of its columns or a row.
  if (nargin < 3 || nargin > 4 || ! (isnumeric (Q) && isnumeric (R) && ischar (orient)))
    print_usage ();
  end
  by_column = strcmp (orient, "col");
  if (! by_column && ! strcmp (orient, "row"))
    error ("qrdelete: ORIENT must be \"col\" or \"row\"");
  end
  Q = full (Q);
  R = full (R);
  [m, k] = size (Q);
  n = columns (R);
  if (rows (R) != k || (by_column && k != m && k != n) || (! by_column && (k != m || ! isscalar (j))))
    error ("qrdelete: dimension mismatch");
  end
  j = fix (j);
  if (by_column)
    if (any (j < 1 | j > n))
      error ("qrinsert: index out of range");
    end
    for at = unique (j(:))(end:-1:1)'
      [Q, R] = column_less (Q, R, at);
    end
  elseif (j < 1 || j > m)
    error ("qrdelete: index out of range");
  else
    [Q, R] = __qr_reach__ (Q, R, Q(j,:)');
    Q(j,:) = [];
    Q(:,1) = [];
    R(1,:) = [];
  end
  Q1 = Q;
  R1 = R;
end
function [Q, R] = column_less (Q, R, j)
  [m, k] = size (Q);
  n = columns (R);
  R(:,j) = [];
  at = j:min (k, n);
  [Q(:,at), R(at,j:n-1)] = __qr_triangle__ (Q(:,at), R(at,j:n-1));
  if (k < m)
    Q(:,k) = [];
    R(k,:) = [];
  end
end
