function y = __median_deviations__ (x, wlen, varargin)
  % movmad of MATLAB's dialect: the median of the absolute deviations from the median, in a window that moves.
  if (nargin < 2)
    print_usage ();
  end
  [dim, outdim, ends, points] = __moving_options__ ("movmad", x, varargin{:});
  y = __moving__ (@(v) mad (v, 1), x, wlen, dim, outdim, ends, points);
end
