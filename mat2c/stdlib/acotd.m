function y = acotd (x)
  % Inverse cotangent in degrees.
  if (nargin < 1)
    print_usage ();
  end
  y = atand (1 ./ x);
end
