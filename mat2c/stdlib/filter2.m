function y = filter2 (b, x, shape)
  % Two-dimensional correlation.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to filter2");
  end
  if (nargin < 3)
    shape = "same";
  end
  [nr, nc] = size (b);
  y = conv2 (x, b(nr:-1:1, nc:-1:1), shape);
end
