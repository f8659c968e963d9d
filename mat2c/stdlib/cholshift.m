function R1 = cholshift (R, i, j)
  % Cholesky factor of a matrix whose rows and columns i to j are shifted in a circle.
  if (nargin != 3)
    print_usage ();
  end
  n = rows (R);
  if (columns (R) != n)
    error ("cholshift: R must be a square matrix");
  elseif (min (i, j) < 1 || max (i, j) > n)
    error ("cholshift: index I or J is out of range");
  end
  if (i < j)
    p = [1:i-1, circshift(i:j, -1), j+1:n];
  else
    p = [1:j-1, circshift(j:i, 1), i+1:n];
  end
  A = R' * R;
  R1 = double (chol (A(p,p)));
end
