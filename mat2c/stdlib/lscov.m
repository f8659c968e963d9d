function [x, stdx, mse, S] = lscov (A, b, V, alg)
  % Weighted least squares.
  if (nargin < 2)
    print_usage ();
  elseif (rows (A) != rows (b))
    error ("lscov: A and B must have the same number of rows");
  end
  if (nargin > 3)
    warning ("lscov: algorithm selection input ALG is not yet implemented, using default");
  end
  m = rows (A);
  if (nargin > 2 && ! isempty (V))
    if (isvector (V))
      if (numel (V) != m)
        error ("lscov: vector V must have n (number of row in A) elements ");
      end
      v = sqrt (V(:));
      A = v .* A;
      b = v .* b;
    else
      if (! issquare (V) || rows (V) != m)
        error ("lscov: matrix V must be square with the same number of rows as A");
      end
      B = sqrtm (V);
      A = B \ A;
      b = B \ b;
    end
  end
  pinv_A = pinv (A);
  x = pinv_A * b;
  if (nargout > 1)
    n = columns (A);
    mse = sumsq (b - A * x) / (m - n);
    unscaled = pinv_A * pinv_A';
    stdx = sqrt (diag (unscaled) * mse);
    S = zeros (n, n, numel (mse));
    for k = 1:numel (mse)
      S(:,:,k) = mse(k) * unscaled;
    end
  end
end
