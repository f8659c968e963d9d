function R1 = choldelete (R, j)
  % Cholesky factor of a matrix without its row and column j.
  if (nargin != 2)
    print_usage ();
  end
  n = rows (R);
  if (columns (R) != n)
    error ("choldelete: matrix R must be square");
  elseif (j < 1 || j > n)
    error ("choldelete: index J out of range");
  end
  R(:,j) = [];
  R1 = chol (R' * R);
end
