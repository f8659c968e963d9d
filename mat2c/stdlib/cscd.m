function y = cscd (x)
  % Cosecant of an angle in degrees.
  if (nargin < 1)
    print_usage ();
  end
  y = 1 ./ sind (x);
end
