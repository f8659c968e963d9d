function map = flag (n)
  % Red, white, blue and black in turn.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("flag", n);
  map = [1, 0, 0; 1, 1, 1; 0, 0, 1; 0, 0, 0](mod (0:n-1, 4) + 1, :);
end
