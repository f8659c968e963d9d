function Z = null (A, tol)
  % Orthonormal basis of the null space.
  if (nargin < 1)
    print_usage ();
  elseif (nargin > 1 && strcmp (tol, "r"))
    error ("null: option for rational not yet implemented");
  end
  if (isempty (A))
    Z = full (eye (columns (A) * (rows (A) == 0)));
    if (isa (A, "single"))
      Z = single (Z);
    end
    return;
  end
  [U, S, V] = svd (A, 0);
  [m, n] = size (A);
  if (m < n)
    [U, S, V] = svd (A);
  end
  if (isvector (S))
    s = S(1);
  else
    s = diag (S)(:);
  end
  if (nargin == 1)
    tol = max (size (A)) * s(1) * eps (class (V));
  end
  rank = sum (s > tol);
  Z = V(:, rank+1:n);
  Z(abs (Z) < eps (class (V))) = 0;
end
