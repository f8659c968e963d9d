function y = erfi (x)
  % Imaginary error function: -i * erf (i * x).
  if (nargin != 1)
    print_usage ();
  end
  y = 2 / sqrt (pi) * exp (x .^ 2) .* dawson (x);
end
