function y = movmean (x, wlen, varargin)
  % The mean in a window that moves along x.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to movmean");
  end
  y = movfun (@mean, x, wlen, varargin{:});
end
