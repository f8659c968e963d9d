function [t, y, te, ye, ie] = ode45 (fcn, trange, init, varargin)
  % Initial value problem by the Runge-Kutta pair of Dormand and Prince, order 5(4).
  if (nargin < 3)
    print_usage ();
  end
  pair.name = "ode45";
  pair.order = 5;
  pair.a = [0, 0, 0, 0, 0, 0
            1/5, 0, 0, 0, 0, 0
            3/40, 9/40, 0, 0, 0, 0
            44/45, -56/15, 32/9, 0, 0, 0
            19372/6561, -25360/2187, 64448/6561, -212/729, 0, 0
            9017/3168, -355/33, 46732/5247, 49/176, -5103/18656, 0];
  pair.b = [0, 1/5, 3/10, 4/5, 8/9, 1];
  pair.c = [35/384, 0, 500/1113, 125/192, -2187/6784, 11/84];
  pair.c_prime = [5179/57600, 0, 7571/16695, 393/640, -92097/339200, 187/2100, 1/40];
  pair.half = [6025192743/30085553152; 0; 51252292925/65400821598; -2691868925/45128329728
               187940372067/1594534317056; -1776094331/19743644256; 11237099/235043384];
  if (nargout < 2)
    t = __runge_kutta__ (pair, fcn, trange, init, varargin{:});
  else
    [t, y, te, ye, ie] = __runge_kutta__ (pair, fcn, trange, init, varargin{:});
  end
end
