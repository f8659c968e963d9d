function [s, m] = __var_and_mean__ (x, varargin)
  % var of MATLAB's dialect, whose second result is the mean, weighted as the first is.
  s = var (x, varargin{:});
  if (nargout > 1)
    m = __weighted_mean__ (x, varargin{:});
  end
end
