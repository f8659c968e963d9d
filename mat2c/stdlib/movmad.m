function y = movmad (x, wlen, varargin)
  % The mean absolute deviation in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  y = movfun (@mad, x, wlen, varargin{:});
end
