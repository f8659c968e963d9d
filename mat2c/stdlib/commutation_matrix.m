function K = commutation_matrix (m, n)
  % The matrix that takes vec (A) to vec (A.') for m-by-n A.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    n = m;
  end
  at = reshape (1:m*n, m, n).';
  K = zeros (m * n);
  K(sub2ind ([m * n, m * n], (1:m*n)', at(:))) = 1;
end
