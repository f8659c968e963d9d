function Ainv = chol2inv (R)
  % Inverse of the matrix that has a given Cholesky factor.
  if (nargin != 1)
    print_usage ();
  elseif (isempty (R))
    Ainv = [];
    return;
  elseif (rows (R) != columns (R))
    error ("chol2inv: R must be a square matrix");
  end
  X = inv (triu (R));
  Ainv = X * X';
end
