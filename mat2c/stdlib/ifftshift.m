function y = ifftshift (x, dim)
  % Undoes fftshift.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x) || ischar (x)))
    error ("ifftshift: X must be a vector or matrix");
  end
  if (nargin == 2)
    if (! (isscalar (dim) && dim > 0 && dim == fix (dim)))
      error ("ifftshift: dimension DIM must be a positive integer");
    end
    y = circshift (x, -floor (size (x, dim) / 2), dim);
  elseif (isvector (x))
    n = numel (x);
    k = floor (n / 2);
    y = x([k+1:n, 1:k]);
  else
    y = x;
    for d = 1:ndims (x)
      y = circshift (y, -floor (size (x, d) / 2), d);
    end
  end
end
