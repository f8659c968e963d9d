function [cest, v] = condest (A, varargin)
  % Estimate of the condition number of a matrix in the 1-norm.
  if (nargin < 1 || nargin > 6)
    print_usage ();
  end
  if (is_function_handle (A))
    if (numel (varargin) < 1)
      error ("condest: must provide AINVFCN when using AFCN");
    elseif (! is_function_handle (varargin{1}))
      error ("condest: AINVFCN must be a function handle");
    end
    [cest, v] = of_functions (A, varargin{:});
    return;
  elseif (isnumeric (A) && ! issquare (A))
    error ("condest: A must be square");
  elseif (! isnumeric (A))
    error ("condest: first argument must be a square matrix or function handle");
  end
  if (isempty (A))
    cest = 0;
    v = [];
    return;
  end
  [L, U, P] = lu (A);
  if (any (diag (U) == 0))
    cest = Inf;
    v = [];
    return;
  end
  X = inv (A);
  [size_of_inverse, k] = max (sum (abs (X), 1));
  cest = full (norm (A, 1) * size_of_inverse);
  v = full (X(:,k));
  v = v / norm (v, 1);
end
function [cest, v] = of_functions (f, g, t, varargin)
  % The matrix and its inverse are what the functions do to unit vectors.
  n = f ("dim", [], varargin{:});
  A = f ("notransp", eye (n), varargin{:});
  X = g ("notransp", eye (n), varargin{:});
  [size_of_inverse, k] = max (sum (abs (X), 1));
  cest = norm (A, 1) * size_of_inverse;
  v = X(:,k);
  v = v / norm (v, 1);
end
