function y = movmax (x, wlen, varargin)
  % The greatest element in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  y = movfun (@max, x, wlen, varargin{:});
end
