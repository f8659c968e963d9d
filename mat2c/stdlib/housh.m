function [u, b, z] = housh (x, j, z)
  % The vector and the factor of the reflection that keeps one element of x.
  if (nargin != 3)
    print_usage ();
  end
  if (! isvector (x))
    error ("housh: first input must be a vector");
  elseif (! isscalar (j))
    error ("housh: second argument must be an integer scalar");
  end
  u = x;
  largest = norm (x, Inf);
  if (largest == 0)
    b = 0;
    z = 1;
    return;
  end
  u = x / largest;
  length_u = norm (u);
  if (length_u <= z)
    b = 0;
    z = 1;
    return;
  end
  z = 0;
  turn = 1;
  if (u(j) != 0)
    turn = u(j) / abs (u(j));
  end
  b = 1 / (length_u * (length_u + abs (u(j))));
  u(j) = u(j) + turn * length_u;
end
