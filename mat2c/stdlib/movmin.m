function y = movmin (x, wlen, varargin)
  % The least element in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  y = movfun (@min, x, wlen, varargin{:});
end
