function y = movmad (x, wlen, varargin)
  % The mean absolute deviation in a window that moves along x.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to movmad");
  end
  y = movfun (@mad, x, wlen, varargin{:});
end
