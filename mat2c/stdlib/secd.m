function y = secd (x)
  % Secant of an angle in degrees.
  if (nargin < 1)
    print_usage ();
  end
  y = 1 ./ cosd (x);
end
