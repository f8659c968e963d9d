function y = movmax (x, wlen, varargin)
  % The greatest element in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  [dim, outdim, ends, points] = __moving_options__ ("movmax", x, varargin{:});
  y = __moving__ (@max, x, wlen, dim, outdim, ends, points);
end
