function y = movvar (x, wlen, varargin)
  % The variance in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  opt = 0;
  if (! isempty (varargin) && ! ischar (varargin{1}))
    opt = varargin{1};
    varargin(1) = [];
  end
  y = movfun (@(v) var (v, opt), x, wlen, varargin{:});
end
