function [cest, v] = condest (A, varargin)
  % Estimate of the condition number of a matrix in the 1-norm.
  if (nargin < 1)
    print_usage ();
  elseif (! issquare (A))
    error ("condest: A must be square");
  end
  if (isempty (A))
    cest = 0;
    v = [];
    return;
  end
  [L, U, P] = lu (A);
  if (any (diag (U) == 0))
    cest = Inf;
    v = null (A)(:,1);
    return;
  end
  X = inv (A);
  [size_of_inverse, k] = max (sum (abs (X), 1));
  cest = norm (A, 1) * size_of_inverse;
  v = X(:,k);
  v = v / norm (v, 1);
end
