function [Af, M1f, M2f] = __solver_handles__ (name, A, b, M1, M2)
  % What an iterative solver multiplies by and divides by, as functions of a vector and a transposition.
  Af = product (A);
  if (isempty (Af))
    error ([name, ": A must be a square matrix or a function handle"]);
  elseif (isnumeric (A) && rows (A) != rows (b))
    error ("__alltohandles__: dimension of B is not consistent with A");
  end
  M1f = divided (M1);
  if (isempty (M1f))
    error ([name, ": M1 must be a square matrix or a function handle"]);
  end
  M2f = divided (M2);
  if (isempty (M2f))
    error ([name, ": M2 must be a square matrix or a function handle"]);
  end
end
function f = product (A)
  f = [];
  if (ischar (A))
    A = str2func (A);
  end
  if (is_function_handle (A))
    f = called (A);
  elseif (isnumeric (A) && issquare (A))
    f = @(x, t, varargin) times_matrix (A, x, t);
  end
end
function f = divided (M)
  f = [];
  if (isempty (M))
    f = @(x, t, varargin) x;
    return;
  end
  if (ischar (M))
    M = str2func (M);
  end
  if (is_function_handle (M))
    f = called (M);
  elseif (isnumeric (M) && issquare (M))
    f = @(x, t, varargin) over_matrix (M, x, t);
  end
end
function g = called (f)
  % A function takes the transposition only where it asks for it.
  if (nargin (f) > 1)
    g = @(x, t, varargin) f (x, t, varargin{:});
  else
    g = @(x, t, varargin) f (x);
  end
end
function y = times_matrix (A, x, t)
  if (strcmp (t, "transp"))
    y = A' * x;
  else
    y = A * x;
  end
end
function y = over_matrix (M, x, t)
  if (strcmp (t, "transp"))
    y = M' \ x;
  else
    y = M \ x;
  end
end
