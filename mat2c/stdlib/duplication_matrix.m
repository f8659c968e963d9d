function D = duplication_matrix (n)
  % The matrix that takes vech (A) to vec (A) for symmetric n-by-n A.
  if (nargin < 1)
    print_usage ();
  end
  if (! (isscalar (n) && n == fix (n) && n > 0))
    error ("duplication_matrix: N must be a positive integer");
  end
  D = zeros (n * n, n * (n + 1) / 2);
  k = 0;
  for j = 1:n
    for i = j:n
      k = k + 1;
      D((j-1)*n+i, k) = 1;
      D((i-1)*n+j, k) = 1;
    end
  end
end
