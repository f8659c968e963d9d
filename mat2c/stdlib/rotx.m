function T = rotx (angle)
  % Rotation about the x axis by an angle in degrees.
  if (nargin < 1 || ! isscalar (angle))
    print_usage ();
  end
  s = sin (angle * pi / 180);
  c = cos (angle * pi / 180);
  T = [1, 0, 0; 0, c, -s; 0, s, c];
end
