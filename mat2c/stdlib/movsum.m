function y = movsum (x, wlen, varargin)
  % The sum in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  [dim, outdim, ends, points] = __moving_options__ ("movsum", x, varargin{:});
  y = __moving__ (@sum, x, wlen, dim, outdim, ends, points);
end
