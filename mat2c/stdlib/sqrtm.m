function [s, err] = sqrtm (A)
  % Matrix square root from the complex Schur form.
  if (nargin != 1)
    print_usage ();
  elseif (ndims (A) > 2 || rows (A) != columns (A))
    error ("sqrtm: A must be a square matrix");
  end
  err = 0;
  if (isempty (A))
    s = A;
  elseif (isdiag (A))
    s = sqrt (A);
  else
    s = root (A);
    if (nargout > 1)
      err = norm (s * s - A, "fro") / norm (A, "fro");
    end
  end
end
function s = root (A)
  upper = istriu (A);
  if (upper)
    t = A;
  else
    [u, t] = schur (A, "complex");
  end
  n = rows (A);
  for j = 1:n
    t(j,j) = sqrt (t(j,j));
    for i = j-1:-1:1
      x = t(i,j) - t(i,i+1:j-1) * t(i+1:j-1,j);
      if (x != 0)
        t(i,j) = x / (t(i,i) + t(j,j));
      else
        t(i,j) = 0;
      end
    end
  end
  if (! all (isfinite (t(:))) && all (isfinite (A(:))))
    s = NaN (n) * 1i; % there is none
  elseif (upper)
    s = t;
  else
    s = u * t * u';
    if (isreal (A) && max (abs (imag (s(:)))) <= 10 * n * eps * max (abs (s(:))))
      s = real (s);
    end
  end
end
