function E = rmse (F, A, varargin)
  % The root of the mean of squared differences between forecasts and what came.
  if (nargin < 2)
    print_usage ();
  end
  E = sqrt (mean (abs (F - A) .^ 2, varargin{:}));
end
