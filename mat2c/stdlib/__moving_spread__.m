function y = __moving_spread__ (name, spread, x, wlen, varargin)
  % std or var in a window that moves along x; an option that is no text is theirs.
  opt = 0;
  if (! isempty (varargin) && ! ischar (varargin{1}))
    opt = varargin{1};
    varargin(1) = [];
  end
  [dim, outdim, ends, points] = __moving_options__ (name, x, varargin{:});
  y = __moving__ (@(v) spread (v, opt), x, wlen, dim, outdim, ends, points);
end
