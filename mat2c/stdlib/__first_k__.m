function [B, I] = __first_k__ (who, direction, A, k, options)
  % The first k elements along a dimension of A sorted, NaN behind all others.
  dim = __first_dim__ (A);
  if (! isempty (options) && isnumeric (options{1}))
    dim = options{1};
    __check_dim__ (who, dim);
    options(1) = [];
  end
  if (! (isscalar (k) && k >= 0 && k == fix (k)))
    error ("%s: K must be a non-negative integer", who);
  end
  if (ndims (A) == 2)
    [B, I] = of_matrix (who, A, k, dim, direction, options);
  else
    [B, I] = of_pages (A, k, dim, direction, options);
  end
end
function [B, I] = of_matrix (who, A, k, dim, direction, options)
  n = min (k, size (A, dim));
  if (dim == 1)
    [B, I] = sort (A, 1, direction, "MissingPlacement", "last", options{:});
    B = B(1:n,:);
    I = I(1:n,:);
  elseif (dim == 2)
    [B, I] = sort (A, 2, direction, "MissingPlacement", "last", options{:});
    B = B(:,1:n);
    I = I(:,1:n);
  elseif (n > 0)
    B = A;
    I = ones (size (A));
  else
    error ("%s: K must be positive along a dimension that A lacks", who);
  end
end
function [B, I] = of_pages (A, k, dim, direction, options)
  [A, back] = __as_columns__ (A, dim);
  [B, I] = sort (A, 1, direction, "MissingPlacement", "last", options{:});
  n = min (k, rows (A));
  B = __from_columns__ (B(1:n,:), back);
  I = __from_columns__ (I(1:n,:), back);
end
