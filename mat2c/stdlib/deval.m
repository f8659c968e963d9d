function [y, yp] = deval (sol, x, parts)
  % The solution of a differential equation, and its slope, between the points at which the solver has it.
  if (nargin < 2)
    print_usage ();
  elseif (isstruct (x))
    [sol, x] = deal (x, sol);
  end
  if (! (isstruct (sol) && isfield (sol, "x") && isfield (sol, "y")))
    error ("deval: SOL must be what a solver returns");
  end
  at = sol.x(:);
  values = sol.y;
  if (columns (values) != numel (at))
    values = values.';
  end
  if (nargin > 2)
    values = values(parts,:);
  end
  if (any (x(:) < min (at) | x(:) > max (at)))
    error ("deval: attempting to evaluate the solution outside the interval [%g, %g] where it is defined", min (at), max (at));
  end
  pp = spline (at, values);
  y = reshape (ppval (pp, x(:).'), [], numel (x));
  if (nargout > 1)
    yp = reshape (ppval (ppder (pp), x(:).'), [], numel (x));
  end
end
