function y = movmin (x, wlen, varargin)
  % The least element in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  [dim, outdim, ends, points] = __moving_options__ ("movmin", x, varargin{:});
  y = __moving__ (@min, x, wlen, dim, outdim, ends, points);
end
