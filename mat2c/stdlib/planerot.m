function [G, y] = planerot (x)
  % Rotation matrix with G * x = [r; 0].
  if (nargin < 1)
    print_usage ();
  elseif (! (isvector (x) && numel (x) == 2))
    error ("planerot: X must be a 2-element vector");
  end
  G = givens (x(1), x(2));
  y = G * x(:);
end
