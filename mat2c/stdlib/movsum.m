function y = movsum (x, wlen, varargin)
  % The sum in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  y = movfun (@sum, x, wlen, varargin{:});
end
