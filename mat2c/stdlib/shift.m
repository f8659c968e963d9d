function y = shift (x, b, dim)
  % Moves the elements by b places, in a circle, along a dimension.
  if (nargin < 2)
    print_usage ();
  elseif (isempty (x))
    error ("shift: X must not be empty");
  elseif (! (isscalar (b) && b == fix (b)))
    error ("shift: B must be an integer");
  end
  if (nargin < 3)
    dim = __first_dim__ (x);
  elseif (! (isscalar (dim) && dim == fix (dim) && dim >= 1 && dim <= ndims (x)))
    error ("shift: DIM must be an integer and a valid dimension");
  end
  y = circshift (x, b, dim);
end
