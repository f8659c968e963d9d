function B = orth (A, tol)
  % Orthonormal basis of the range.
  if (nargin < 1)
    print_usage ();
  end
  if (isempty (A))
    B = [];
    return;
  end
  [U, S, V] = svd (A);
  [m, n] = size (A);
  if (m > 1)
    s = diag (S);
  else
    s = S(1);
  end
  if (nargin == 1)
    tol = max (size (A)) * s(1) * eps (class (U));
  end
  rank = sum (s > tol);
  B = -U(:, 1:rank);
end
