function [t, y, te, ye, ie] = ode23 (fcn, trange, init, varargin)
  % Initial value problem by the Runge-Kutta pair of Bogacki and Shampine, order 3(2).
  if (nargin < 3)
    print_usage ();
  end
  pair.name = "ode23";
  pair.order = 3;
  pair.a = [0, 0, 0
            1/2, 0, 0
            0, 3/4, 0];
  pair.b = [0, 1/2, 3/4];
  pair.c = [2/9, 1/3, 4/9];
  pair.c_prime = [7/24, 1/4, 1/3, 1/8];
  pair.half = [];
  if (nargout < 2)
    t = __runge_kutta__ (pair, fcn, trange, init, varargin{:});
  else
    [t, y, te, ye, ie] = __runge_kutta__ (pair, fcn, trange, init, varargin{:});
  end
end
