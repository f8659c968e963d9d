function varargout = ode15s (fcn, trange, init, varargin)
  % Initial value problem, stiff or not: a Rosenbrock pair of order 2(3) with its own error control.
  if (nargin < 3)
    print_usage ();
  end
  varargout = cell (1, max (nargout, 1));
  [varargout{1:max(nargout,1)}] = ode23s (fcn, trange, init, varargin{:});
end
