function y = polyvalm (c, x)
  % Polynomial of a square matrix.
  if (nargin != 2)
    print_usage ();
  elseif (! isvector (c) && ! isempty (c))
    error ("polyvalm: first argument must be a vector");
  elseif (! issquare (x))
    error ("polyvalm: second argument must be a square matrix");
  end
  n = numel (c);
  if (n == 0)
    y = zeros (rows (x));
  else
    id = eye (rows (x));
    y = c(1) * id;
    for i = 2:n
      y = y * x + c(i) * id;
    end
  end
end
