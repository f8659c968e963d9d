function [Af, M1f, M2f] = __solver_handles__ (name, A, b, M1, M2)
  % What an iterative solver multiplies by and divides by, as functions of a vector and a transposition.
  Af = product (name, A);
  if (isnumeric (A) && rows (A) != rows (b))
    error ("__alltohandles__: dimension of B is not consistent with A");
  end
  M1f = divided (name, "M1", M1);
  M2f = divided (name, "M2", M2);
end
function f = product (name, A)
  if (ischar (A))
    f = called (str2func (A));
  elseif (is_function_handle (A))
    f = called (A);
  elseif (isnumeric (A) && issquare (A))
    f = @(x, t, varargin) times_matrix (A, x, t);
  else
    refuse (name, "A");
  end
end
function f = divided (name, what, M)
  if (isempty (M))
    f = @(x, t, varargin) x;
  elseif (ischar (M))
    f = called (str2func (M));
  elseif (is_function_handle (M))
    f = called (M);
  elseif (isnumeric (M) && issquare (M))
    f = @(x, t, varargin) over_matrix (M, x, t);
  else
    refuse (name, what);
  end
end
function refuse (name, what)
  error ([name, ": ", what, " must be a square matrix or a function handle"]);
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
