function y = movmax (x, wlen, varargin)
  % The greatest element in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  args = __moving_options__ ("movmax", varargin{:});
  y = movfun (@max, x, wlen, args{:});
end
