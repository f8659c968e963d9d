function E = mape (F, A, varargin)
  % The mean of absolute differences between forecasts and what came, in percent of this.
  if (nargin < 2)
    print_usage ();
  end
  E = 100 * mean (abs ((A - F) ./ A), varargin{:});
end
