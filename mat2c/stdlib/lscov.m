function [x, stdx, mse, S] = lscov (A, b, V, alg)
  % Weighted least squares.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin > 2 && ! isempty (V))
    if (isvector (V))
      v = sqrt (V(:));
      A = v .* A;
      b = v .* b;
    else
      B = chol (V).';
      A = B \ A;
      b = B \ b;
    end
  end
  pinv_A = pinv (A);
  x = pinv_A * b;
  if (nargout > 1)
    m = rows (A);
    n = columns (A);
    mse = sumsq (b - A * x) / max (m - n, 1);
    S = pinv_A * pinv_A' * mse(1);
    stdx = sqrt (diag (S));
  end
end
