function y = filter2 (b, x, shape)
  % Two-dimensional correlation.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    shape = "same";
  end
  [nr, nc] = size (b);
  y = conv2 (x, b(nr:-1:1, nc:-1:1), shape);
end
