function map = cubehelix (n, start = 0.5, turns = -1.5, hue = 1, gamma = 1)
  % Colours on a helix around the diagonal from black to white.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("cubehelix: N must be a scalar");
  end
  if (n <= 0)
    map = zeros (0, 3);
    return;
  elseif (n == 1)
    map = [0, 0, 0];
    return;
  end
  n = double (n);
  grey = ((0:n-1)' / (n - 1));
  angle = 2 * pi * (start / 3 + 1 + turns * grey);
  grey = grey .^ gamma;
  amplitude = hue * grey .* (1 - grey) / 2;
  map = grey + amplitude .* [cos(angle), sin(angle)] * [-0.14861, -0.29227, 1.97294; 1.78277, -0.90649, 0];
  map = min (max (map, 0), 1);
end
