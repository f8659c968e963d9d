function [R1, err] = cholinsert (R, j, x)
  % Cholesky factor of a matrix with a row and a column x inserted at position j.
  if (nargin != 3)
    print_usage ();
  end
  n = rows (R);
  if (columns (R) != n || numel (x) != n + 1)
    error ("cholinsert: dimension mismatch between R and X");
  elseif (j < 1 || j > n + 1)
    error ("cholinsert: index J out of range");
  end
  A = R' * R;
  p = [1:j-1, j+1:n+1];
  A1 = zeros (n + 1, class (A));
  A1(p,p) = A;
  A1(:,j) = x;
  A1(j,:) = x';
  [R1, bad] = chol (A1);
  err = double (bad > 0);
  if (bad)
    R1 = R;
    if (nargout < 2)
      error ("cholinsert: singular matrix");
    end
  end
end
