function y = movmin (x, wlen, varargin)
  % The least element in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  args = __moving_options__ ("movmin", varargin{:});
  y = movfun (@min, x, wlen, args{:});
end
