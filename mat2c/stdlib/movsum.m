function y = movsum (x, wlen, varargin)
  % The sum in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  args = __moving_options__ ("movsum", varargin{:});
  y = movfun (@sum, x, wlen, args{:});
end
