function y = movmedian (x, wlen, varargin)
  % The median in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  [dim, outdim, ends, points] = __moving_options__ ("movmedian", x, varargin{:});
  y = __moving__ (@median, x, wlen, dim, outdim, ends, points);
end
