function y = acscd (x)
  % Inverse cosecant in degrees.
  if (nargin < 1)
    print_usage ();
  end
  y = acsc (x) .* 180 ./ pi;
end
