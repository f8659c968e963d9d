function map = ocean (n = 64)
  % Colours from black over blue to white.
  if (! isscalar (n) || ischar (n) || iscell (n))
    error ("ocean: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
  elseif (n == 1)
    map = [0, 0, 0];
  else
    third = max (1, fix (n / 3));
    k = (0:n-1)';
    red = max (0, k - (n - 1 - third)) / third;
    green = max (0, k - (n - 1 - 2 * third)) / (2 * third);
    map = [red, green, k / (n - 1)];
  end
end
