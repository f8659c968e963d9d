function Ainv = cholinv (A)
  % Inverse of a positive definite matrix through its Cholesky factor.
  if (nargin != 1)
    print_usage ();
  elseif (isempty (A))
    Ainv = [];
    return;
  elseif (rows (A) != columns (A))
    error ("cholinv: A must be a square matrix");
  end
  [R, p] = chol (A);
  if (p)
    error ("cholinv: A must be positive definite");
  end
  Ainv = chol2inv (R);
end
