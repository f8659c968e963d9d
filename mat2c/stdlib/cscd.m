function y = cscd (x)
  % Cosecant of an angle in degrees.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to cscd");
  end
  y = 1 ./ sind (x);
end
