function X = sylvester (A, B, C)
  % Solves A*X + X*B = C through complex Schur forms.
  if (nargin != 3)
    print_usage ();
  elseif (! issquare (A))
    error ("sylvester: A must be a square matrix");
  elseif (! issquare (B))
    error ("sylvester: B must be a square matrix");
  elseif (rows (A) != rows (C) || rows (B) != columns (C))
    error ("nonconformant matrices");
  end
  [U, R] = schur (A, "complex");
  [V, S] = schur (B, "complex");
  F = U' * C * V;
  Y = zeros (size (F));
  id = eye (rows (A));
  for k = 1:columns (F)
    Y(:,k) = (R + S(k,k) * id) \ (F(:,k) - Y(:,1:k-1) * S(1:k-1,k));
  end
  X = U * Y * V';
  if (isreal (A) && isreal (B) && isreal (C))
    X = real (X);
  end
end
