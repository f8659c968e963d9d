function y = movmean (x, wlen, varargin)
  % The mean in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  [dim, outdim, ends, points] = __moving_options__ ("movmean", x, varargin{:});
  y = __moving__ (@mean, x, wlen, dim, outdim, ends, points);
end
