function q = quad2d (f, xa, xb, ya, yb, varargin)
  % Integral over a region of the plane.
  if (nargin < 5)
    error ("Octave:invalid-fun-call", "Invalid call to quad2d");
  end
  q = integral2 (f, xa, xb, ya, yb);
end
