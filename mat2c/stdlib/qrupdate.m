function [Q1, R1] = qrupdate (Q, R, u, v)
  % The QR factors of Q*R + u*v'.
  if (nargin != 4 || ! (isnumeric (Q) && isnumeric (R) && isnumeric (u) && isnumeric (v)))
    print_usage ();
  end
  Q = full (Q);
  R = full (R);
  [m, k] = size (Q);
  n = columns (R);
  if (rows (R) != k || (k != m && k != n))
    error ("qrupdate: Q and R dimensions don't match");
  elseif (rows (u) != m || rows (v) != n || columns (u) != columns (v))
    error ("qrupdate: dimensions mismatch");
  end
  for at = 1:columns (u)
    if (k == m)
      [Q, R, w] = __qr_reach__ (Q, R, Q' * u(:,at));
      R(1,:) += w(1) * v(:,at)';
      [Q, R] = __qr_triangle__ (Q, R);
    else
      [w, rest, q] = __qr_beyond__ (Q, u(:,at));
      [Q, R, w] = __qr_reach__ ([Q, q], [R; zeros(1, n)], [w; rest]);
      R(1,:) += w(1) * v(:,at)';
      [Q, R] = __qr_triangle__ (Q, R);
      Q = Q(:,1:k);
      R = R(1:k,:);
    end
  end
  Q1 = Q;
  R1 = R;
  if (isa (u, "single") || isa (v, "single"))
    Q1 = single (Q1);
    R1 = single (R1);
  end
end
