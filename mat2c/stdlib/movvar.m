function y = movvar (x, wlen, varargin)
  % The variance in a window that moves along x.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to movvar");
  end
  y = movfun (@var, x, wlen, varargin{:});
end
