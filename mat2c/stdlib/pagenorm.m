function n = pagenorm (X, p)
  % The norms of all pages of an array.
  if (nargin < 1)
    print_usage ();
  elseif (nargin < 2)
    p = 2;
  end
  extents = [size(X), 1];
  n = zeros ([1, 1, extents(3:end)], class (X));
  for k = 1:prod (extents(3:end))
    n(k) = norm (X(:,:,k), p);
  end
end
