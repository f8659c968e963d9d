function [x, r] = linsolve (A, b, opts)
  % Solves A * x = b, transposed where opts.TRANSA says so.
  if (nargin < 2)
    print_usage ();
  end
  if (! (isnumeric (A) && isnumeric (b)))
    error ("linsolve: A and B must be numeric");
  end
  if (nargin == 3)
    if (! isstruct (opts))
      error ("linsolve: OPTS must be a structure");
    end
    if (isfield (opts, "LT") && opts.LT)
      A = tril (A);
    elseif (isfield (opts, "UT") && opts.UT)
      A = triu (A);
    end
    if (isfield (opts, "TRANSA") && opts.TRANSA)
      A = A';
    end
  end
  x = A \ b;
  if (nargout > 1)
    r = rcond (A);
  end
end
