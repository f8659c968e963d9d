function y = rms (x, varargin)
  % The root of the mean of the squares.
  if (nargin < 1)
    print_usage ();
  end
  y = sqrt (mean (abs (x) .^ 2, varargin{:}));
end
