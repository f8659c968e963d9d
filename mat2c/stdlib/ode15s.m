function [t, y, te, ye, ie] = ode15s (fcn, trange, init, varargin)
  % Initial value problem, stiff or not: a Rosenbrock pair of order 2(3) with its own error control.
  if (nargin < 3)
    print_usage ();
  end
  if (nargout < 2)
    t = ode23s (fcn, trange, init, varargin{:});
  else
    [t, y, te, ye, ie] = ode23s (fcn, trange, init, varargin{:});
  end
end
