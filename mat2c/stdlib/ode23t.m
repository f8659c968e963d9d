function [t, y, te, ye, ie] = ode23t (fcn, trange, init, varargin)
  % Initial value problem, to the tolerances that are asked for, in the steps that ode23s takes.
  if (nargin < 3)
    print_usage ();
  end
  if (nargout < 2)
    t = ode23s (fcn, trange, init, varargin{:});
  else
    [t, y, te, ye, ie] = ode23s (fcn, trange, init, varargin{:});
  end
end
