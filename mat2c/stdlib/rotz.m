function T = rotz (angle)
  % Rotation about the z axis by an angle in degrees.
  if (nargin < 1 || ! isscalar (angle))
    print_usage ();
  end
  s = sin (angle * pi / 180);
  c = cos (angle * pi / 180);
  T = [c, -s, 0; s, c, 0; 0, 0, 1];
end
