function y = movmad (x, wlen, varargin)
  % The mean absolute deviation in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  [dim, outdim, ends, points] = __moving_options__ ("movmad", x, varargin{:});
  y = __moving__ (@mad, x, wlen, dim, outdim, ends, points);
end
