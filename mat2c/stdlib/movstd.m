function y = movstd (x, wlen, varargin)
  % The standard deviation in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  y = __moving_spread__ ("movstd", @std, x, wlen, varargin{:});
end
