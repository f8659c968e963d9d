function [Q1, R1] = qrshift (Q, R, i, j)
  % The QR factors of a matrix whose columns i to j are shifted in a circle.
  if (nargin != 4 || ! (isnumeric (Q) && isnumeric (R)))
    print_usage ();
  end
  if (! (isscalar (i) && isscalar (j)))
    error ("qrshift: invalid index I or J");
  end
  Q = full (Q);
  R = full (R);
  [m, k] = size (Q);
  n = columns (R);
  if (rows (R) != k || (k != m && k != n))
    error ("qrshift: dimensions mismatch");
  end
  i = fix (i);
  j = fix (j);
  if (min (i, j) < 1 || max (i, j) > n)
    error ("qrshift: index out of range");
  end
  at = min (i, j):min (k, max (i, j));
  if (i < j)
    R(:,i:j) = R(:,[i+1:j, i]);
    [Q(:,at), R(at,i:n)] = __qr_triangle__ (Q(:,at), R(at,i:n));
  elseif (j < i)
    [Q(:,at), right, w] = __qr_reach__ (Q(:,at), R(at,[j:i-1, i+1:n]), R(at,i));
    R(:,j:i) = R(:,[i, j:i-1]);
    R(at,j) = w;
    R(at,j+1:n) = right;
  end
  Q1 = Q;
  R1 = R;
end
