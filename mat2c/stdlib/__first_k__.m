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
  [A, back] = __as_columns__ (A, dim);
  [B, I] = sort (A, 1, direction, "MissingPlacement", "last", options{:});
  n = min (k, rows (A));
  B = __from_columns__ (B(1:n,:), back);
  I = __from_columns__ (I(1:n,:), back);
end
