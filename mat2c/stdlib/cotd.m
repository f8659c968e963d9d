function y = cotd (x)
  % Cotangent of an angle in degrees.
  if (nargin < 1)
    print_usage ();
  end
  y = 1 ./ tand (x);
end
