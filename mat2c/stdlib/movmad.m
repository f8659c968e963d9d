function y = movmad (x, wlen, varargin)
  % The mean absolute deviation in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  args = __moving_options__ ("movmad", varargin{:});
  y = movfun (@mad, x, wlen, args{:});
end
