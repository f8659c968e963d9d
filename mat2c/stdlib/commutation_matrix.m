function K = commutation_matrix (m, n)
  % The matrix that takes vec (A) to vec (A.') for m-by-n A.
  if (nargin < 1)
    print_usage ();
  end
  if (! (isscalar (m) && m == round (m) && m > 0))
    error ("commutation_matrix: M must be a positive integer");
  end
  if (nargin < 2)
    n = m;
  elseif (! (isscalar (n) && n == round (n) && n > 0))
    error ("commutation_matrix: N must be a positive integer");
  end
  at = reshape (1:m*n, m, n).';
  K = zeros (m * n);
  K(sub2ind ([m * n, m * n], (1:m*n)', at(:))) = 1;
end
