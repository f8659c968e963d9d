function [s, m] = __std_and_mean__ (x, varargin)
  % std of MATLAB's dialect, whose second result is the mean, weighted as the first is.
  s = std (x, varargin{:});
  if (nargout < 2)
    return;
  end
  weighted = numel (varargin) > 0 && isnumeric (varargin{1});
  if (weighted && numel (varargin{1}) > 1)
    m = __weighted_mean__ (x, varargin{:});
  elseif (weighted)
    m = mean (x, varargin{2:end});
  else
    m = mean (x, varargin{:});
  end
end
