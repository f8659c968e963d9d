function y = movsum (x, wlen, varargin)
  % The sum in a window that moves along x.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to movsum");
  end
  y = movfun (@sum, x, wlen, varargin{:});
end
