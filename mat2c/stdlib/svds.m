function [u, s, v, flag] = svds (A, k, sigma, opts)
  % Some of the singular values of a matrix, found among all of them.
  if (nargin < 1)
    print_usage ();
  end
  if (ndims (A) > 2)
    error ("svds: A must be a 2-D matrix");
  end
  if (nargin < 2)
    k = 6;
  end
  if (nargin == 4 && ! isstruct (opts))
    error ("svds: OPTS must be a structure");
  end
  if (nargin < 3)
    sigma = "L";
  elseif (isnumeric (sigma) && ! (isreal (sigma) && sigma >= 0))
    error ("svds: SIGMA must be a positive real value");
  elseif (ischar (sigma) && ! strcmpi (sigma, "L"))
    error ("svds: SIGMA must be a positive real value or the string 'L'");
  end
  [U, S, V] = svd (full (A), "econ");
  d = diag (S);
  k = min (k, numel (d));
  if (ischar (sigma))
    at = 1:k;
  else
    [~, near] = sort (abs (d - sigma));
    at = flip (near(1:k));
    if (sigma == 0)
      at = near(1:k);
    end
  end
  if (nargout < 2)
    u = d(at);
  else
    u = U(:,at);
    s = diag (d(at));
    v = V(:,at);
    flag = 0;
  end
end
