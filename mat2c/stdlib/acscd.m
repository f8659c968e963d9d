function y = acscd (x)
  % Inverse cosecant in degrees.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to acscd");
  end
  y = acsc (x) .* 180 ./ pi;
end
