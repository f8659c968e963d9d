function [a, b, c] = peaks (x, y)
  % A function of two variables with hills and valleys.
  if (nargin == 0)
    x = linspace (-3, 3, 49);
    [X, Y] = meshgrid (x, x);
  elseif (nargin == 1)
    if (isscalar (x))
      x = linspace (-3, 3, x);
      [X, Y] = meshgrid (x, x);
    elseif (isvector (x))
      [X, Y] = meshgrid (x, x);
    else
      X = x;
      Y = x;
    end
  else
    X = x;
    Y = y;
    if (isvector (x) && isvector (y))
      [X, Y] = meshgrid (x, y);
    end
  end
  Z = 3 * (1 - X) .^ 2 .* exp (-X .^ 2 - (Y + 1) .^ 2) ...
      - 10 * (X / 5 - X .^ 3 - Y .^ 5) .* exp (-X .^ 2 - Y .^ 2) ...
      - 1 / 3 * exp (-(X + 1) .^ 2 - Y .^ 2);
  if (nargout > 1)
    a = X;
    b = Y;
    c = Z;
  else
    a = Z;
  end
end
