function y = movprod (x, wlen, varargin)
  % The product in a window that moves along x.
  if (nargin < 2)
    print_usage ();
  end
  args = __moving_options__ ("movprod", varargin{:});
  y = movfun (@prod, x, wlen, args{:});
end
