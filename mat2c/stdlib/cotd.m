function y = cotd (x)
  % Cotangent of an angle in degrees.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to cotd");
  end
  y = 1 ./ tand (x);
end
