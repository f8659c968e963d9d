function y = movmax (x, wlen, varargin)
  % The greatest element in a window that moves along x.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to movmax");
  end
  y = movfun (@max, x, wlen, varargin{:});
end
