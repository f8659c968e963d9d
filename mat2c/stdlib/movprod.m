function y = movprod (x, wlen, varargin)
  % The product in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  y = movfun (@prod, x, wlen, varargin{:});
end
