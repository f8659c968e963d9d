function y = movmin (x, wlen, varargin)
  % The least element in a window that moves along x.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to movmin");
  end
  y = movfun (@min, x, wlen, varargin{:});
end
