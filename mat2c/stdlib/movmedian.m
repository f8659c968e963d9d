function y = movmedian (x, wlen, varargin)
  % The median in a window that moves along x.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to movmedian");
  end
  y = movfun (@median, x, wlen, varargin{:});
end
