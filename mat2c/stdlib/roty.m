function T = roty (angle)
  % Rotation about the y axis by an angle in degrees.
  if (nargin < 1 || ! isscalar (angle))
    print_usage ();
  end
  s = sin (angle * pi / 180);
  c = cos (angle * pi / 180);
  T = [c, 0, s; 0, 1, 0; -s, 0, c];
end
