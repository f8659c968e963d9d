function varargout = ode78 (fcn, trange, init, varargin)
  % Initial value problem, to the tolerances that are asked for, in the steps that ode45 takes.
  if (nargin < 3)
    print_usage ();
  end
  varargout = cell (1, max (nargout, 1));
  [varargout{1:max(nargout,1)}] = ode45 (fcn, trange, init, varargin{:});
end
