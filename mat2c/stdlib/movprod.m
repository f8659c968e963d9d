function y = movprod (x, wlen, varargin)
  % The product in a window that moves along x.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to movprod");
  end
  y = movfun (@prod, x, wlen, varargin{:});
end
