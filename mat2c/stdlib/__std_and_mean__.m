function [s, m] = __std_and_mean__ (x, varargin)
  % std of MATLAB's dialect, whose second result is the mean, weighted as the first is.
  s = std (x, varargin{:});
  if (nargout > 1)
    m = __weighted_mean__ (x, varargin{:});
  end
end
