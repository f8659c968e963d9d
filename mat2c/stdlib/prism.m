function map = prism (n)
  % The colours of a rainbow in turn.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("prism", n);
  map = [1, 0, 0; 1, 1/2, 0; 1, 1, 0; 0, 1, 0; 0, 0, 1; 2/3, 0, 1](mod (0:n-1, 6) + 1, :);
end
