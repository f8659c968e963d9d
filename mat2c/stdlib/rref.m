function [r, k] = rref (A, tol)
  % Reduced row echelon form by Gauss-Jordan elimination with partial pivoting.
  if (nargin < 1)
    print_usage ();
  elseif (ndims (A) > 2)
    error ("rref: A must be a 2-dimensional matrix");
  end
  [m, n] = size (A);
  if (nargin < 2)
    if (isa (A, "single"))
      tol = eps ("single") * max (m, n) * norm (A, inf ("single"));
    else
      tol = eps * max (m, n) * norm (A, Inf);
    end
  end
  used = zeros (1, n);
  r = 1;
  for c = 1:n
    [top, pivot] = max (abs (A(r:m,c)));
    pivot = r + pivot - 1;
    if (top <= tol)
      A(r:m,c) = zeros (m-r+1, 1);
    else
      used(1,c) = 1;
      A([pivot, r], c:n) = A([r, pivot], c:n);
      A(r,c:n) = A(r,c:n) / A(r,c);
      ridx = [1:r-1, r+1:m];
      A(ridx,c:n) = A(ridx,c:n) - A(ridx,c) * A(r,c:n);
      if (r == m)
        break;
      end
      r = r + 1;
    end
  end
  k = find (used);
  r = A;
end
