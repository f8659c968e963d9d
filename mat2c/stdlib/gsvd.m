function [U, V, X, C, S] = gsvd (A, B, economy)
  % Generalized singular values of two matrices: A = U*C*X', B = V*S*X'.
  if (nargin < 2 || nargin > 3)
    print_usage ();
  end
  if (nargin == 3)
    warning ("gsvd: economy-sized decomposition is not yet implemented, returning full decomposition");
  end
  [m, n] = size (A);
  p = rows (B);
  if (isempty (A) || isempty (B))
    if (columns (B) != n)
      error ("gsvd: A and B must have the same number of columns");
    end
    error ("gsvd: A and B cannot be empty matrices");
  elseif (columns (B) != n)
    error ("gsvd: A and B must have the same number of columns");
  elseif (! all (isfinite (A(:))))
    error ("gsvd: A cannot have Inf or NaN values");
  elseif (! all (isfinite (B(:))))
    error ("gsvd: B cannot have Inf or NaN values");
  end
  [P, D, Z] = svd ([A; B], "econ");
  d = diag (D);
  r = max (1, sum (d > max (m + p, n) * eps (d(1))));
  [U1, C, W] = svd (P(1:m,1:r));
  C = full (C);
  rest = P(m+1:end,1:r) * W;
  sines = sqrt (sumsq (rest, 1));
  l = min ([p, r, sum(sines > r * eps (class (d)))]);
  at = r-l+1:r;
  % orthogonal in exact arithmetic; the small ones last, so that they take the rounding
  [V1, R] = qr (flip (rest(:,at), 2));
  turn = ones (1, p);
  turn(1:l) = sign (diag (R(1:l,1:l)));
  V1 = V1 * diag (turn);
  V1(:,1:l) = flip (V1(:,1:l), 2);
  S = zeros (p, r, class (d));
  S(1:l,at) = diag (sines(at));
  cosines = zeros (1, r);
  k = min (m, r);
  cosines(1:k) = diag (C(1:k,1:k));
  if (nargout < 2)
    all_sines = zeros (1, r);
    all_sines(at) = sines(at);
    U = flip (cosines ./ all_sines)(:);
    if (isa (d, "single"))
      U = single (U);
    end
  else
    U = U1;
    V = V1;
    X = Z(:,1:r) * D(1:r,1:r) * W;
  end
end
