function y = movstd (x, wlen, varargin)
  % The standard deviation in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  opt = 0;
  if (! isempty (varargin) && ! ischar (varargin{1}))
    opt = varargin{1};
    varargin(1) = [];
  end
  y = movfun (@(v) std (v, opt), x, wlen, varargin{:});
end
