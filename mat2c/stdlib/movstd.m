function y = movstd (x, wlen, varargin)
  % The standard deviation in a window that moves along x.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to movstd");
  end
  y = movfun (@std, x, wlen, varargin{:});
end
