function y = asecd (x)
  % Inverse secant in degrees.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to asecd");
  end
  y = asec (x) .* 180 ./ pi;
end
