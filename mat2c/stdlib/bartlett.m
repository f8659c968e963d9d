function c = bartlett (m)
  % Triangular window.
  if (nargin < 1)
    print_usage ();
  elseif (! (isscalar (m) && m == fix (m) && m > 0))
    error ("bartlett: M must be a positive integer");
  end
  if (m == 1)
    c = 1;
  else
    m = m - 1;
    n = fix (m / 2);
    c = [2*(0:n)'/m; 2-2*(n+1:m)'/m];
  end
end
