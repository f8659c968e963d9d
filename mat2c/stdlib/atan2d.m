function z = atan2d (y, x)
  % Angle of the point (x, y) in degrees.
  if (nargin != 2)
    print_usage ();
  end
  z = 180 ./ pi .* atan2 (y, x);
end
