function y = ranks (x, dim, rtype)
  % Ranks of the elements along a dimension; `rtype` says what ties do.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("ranks: X must be a numeric vector or matrix");
  end
  if (nargin < 2 || isempty (dim))
    dim = __first_dim__ (x);
  else
    __check_dim__ ("ranks", dim);
  end
  if (nargin < 3)
    rtype = 0;
  end
  kind = kind_of (rtype);
  order = [dim, 1:dim-1, dim+1:max(ndims (x), dim)];
  shape = size (permute (x, order));
  x = reshape (permute (x, order), shape(1), []);
  y = zeros (size (x));
  for j = 1:columns (x)
    y(:,j) = of_column (x(:,j), kind);
  end
  y = ipermute (reshape (y, shape), order);
end
function kind = kind_of (rtype)
  names = {"fractional", "competition", "modified", "ordinal", "dense"};
  if (ischar (rtype))
    kind = find (strcmp (tolower (rtype), names)) - 1;
    if (isempty (kind))
      error ("ranks: unknown RTYPE '%s'", rtype);
    end
  elseif (! any (rtype == 0:4))
    error ("ranks: unknown RTYPE '%d'", rtype);
  else
    kind = rtype;
  end
end
function y = of_column (x, kind)
  n = numel (x);
  y = zeros (n, 1);
  if (kind == 3)
    [~, at] = sort (x);
    y(at) = 1:n;
    return;
  elseif (kind == 4)
    [~, ~, y] = unique (x);
    return;
  end
  for i = 1:n
    below = sum (x < x(i));
    ties = sum (x == x(i));
    switch (kind)
      case 0
        y(i) = below + (ties + 1) / 2;
      case 1
        y(i) = below + 1;
      case 2
        y(i) = below + ties;
    end
  end
end
