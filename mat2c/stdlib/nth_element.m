function y = nth_element (x, n, dim)
  % The n-th smallest elements.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    dim = __first_dim__ (x);
  end
  s = sort (x, dim);
  at = repmat ({":"}, 1, max (ndims (x), dim));
  at{dim} = n;
  y = s(at{:});
end
