function y = ranks (x, dim)
  % Ranks of the elements, ties sharing their mean.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("ranks: X must be a numeric vector or matrix");
  end
  if (nargin < 2)
    dim = __first_dim__ (x);
  end
  order = [dim, 1:dim-1, dim+1:max(ndims (x), dim)];
  shape = size (permute (x, order));
  x = reshape (permute (x, order), shape(1), []);
  y = zeros (size (x));
  for j = 1:columns (x)
    for i = 1:rows (x)
      y(i,j) = sum (x(:,j) < x(i,j)) + (sum (x(:,j) == x(i,j)) + 1) / 2;
    end
  end
  y = ipermute (reshape (y, shape), order);
end
