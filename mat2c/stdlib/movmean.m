function y = movmean (x, wlen, varargin)
  % The mean in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  args = __moving_options__ ("movmean", varargin{:});
  y = movfun (@mean, x, wlen, args{:});
end
