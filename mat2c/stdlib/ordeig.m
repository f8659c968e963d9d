function lambda = ordeig (A, B)
  % The eigenvalues of a matrix in Schur form, or of a pair, in the order of its diagonal.
  if (nargin < 1)
    print_usage ();
  end
  n = rows (A);
  if (! isnumeric (A) || n != columns (A))
    error ("ordeig: A must be a square matrix");
  end
  shape = "quasi-triangular (i.e., upper block triangular with 1x1 or 2x2 blocks on the diagonal)";
  if (nargin == 1)
    B = eye (n);
    if (isreal (A) && ! is_quasi_triangle (A))
      error (["ordeig: A must be " shape]);
    elseif (iscomplex (A) && ! istriu (A))
      error ("ordeig: A must be upper-triangular when it is complex");
    end
  elseif (! isnumeric (B) || rows (B) != columns (B))
    error ("ordeig: B must be a square matrix");
  elseif (rows (B) != n)
    error ("ordeig: A and B must be the same size");
  elseif (isreal (A) && isreal (B))
    if (! is_quasi_triangle (A) || ! is_quasi_triangle (B))
      error (["ordeig: A and B must be " shape]);
    end
  elseif (! istriu (A) || ! istriu (B))
    error ("ordeig: A and B must both be upper-triangular if either is complex");
  end
  lambda = reshape (diag (A) ./ diag (B), n, 1);
  k = 1;
  while (k < n)
    if (A(k+1,k) != 0 || B(k+1,k) != 0)
      a = B(k,k) * B(k+1,k+1) - B(k,k+1) * B(k+1,k);
      b = -(A(k,k) * B(k+1,k+1) + A(k+1,k+1) * B(k,k) - A(k+1,k) * B(k,k+1) - A(k,k+1) * B(k+1,k));
      c = A(k,k) * A(k+1,k+1) - A(k,k+1) * A(k+1,k);
      root = sqrt (b ^ 2 - 4 * a * c);
      lambda(k) = (-b + root) / (2 * a);
      lambda(k+1) = (-b - root) / (2 * a);
      k += 1;
    end
    k += 1;
  end
end
function is = is_quasi_triangle (A)
  below = diag (A, -1) != 0;
  is = ! any (any (tril (A, -2))) && ! any (below(1:end-1) & below(2:end));
end
