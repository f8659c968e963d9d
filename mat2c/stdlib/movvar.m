function y = movvar (x, wlen, varargin)
  % The variance in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  y = __moving_spread__ ("movvar", @var, x, wlen, varargin{:});
end
