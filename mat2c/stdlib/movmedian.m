function y = movmedian (x, wlen, varargin)
  % The median in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  y = movfun (@median, x, wlen, varargin{:});
end
