function [t, y, te, ye, ie] = ode78 (fcn, trange, init, varargin)
  % Initial value problem, to the tolerances that are asked for, in the steps that ode45 takes.
  if (nargin < 3)
    print_usage ();
  end
  if (nargout < 2)
    t = ode45 (fcn, trange, init, varargin{:});
  else
    [t, y, te, ye, ie] = ode45 (fcn, trange, init, varargin{:});
  end
end
