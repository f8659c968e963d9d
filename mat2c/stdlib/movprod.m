function y = movprod (x, wlen, varargin)
  % The product in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  [dim, outdim, ends, points] = __moving_options__ ("movprod", x, varargin{:});
  y = __moving__ (@prod, x, wlen, dim, outdim, ends, points);
end
