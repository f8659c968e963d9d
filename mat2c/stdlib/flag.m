function map = flag (n)
  % Red, white, blue and black in turn.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("flag: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  map = [1, 0, 0; 1, 1, 1; 0, 0, 1; 0, 0, 0](mod (0:n-1, 4) + 1, :);
end
