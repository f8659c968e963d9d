function y = movmedian (x, wlen, varargin)
  % The median in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  args = __moving_options__ ("movmedian", varargin{:});
  y = movfun (@median, x, wlen, args{:});
end
