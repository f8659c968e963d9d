function A = compan (c)
  % Companion matrix of a polynomial.
  if (nargin < 1)
    print_usage ();
  elseif (! isvector (c))
    error ("compan: C must be a vector");
  end
  n = numel (c);
  if (n == 1)
    A = [];
  else
    A = diag (ones (n-2, 1), -1);
    A(1,:) = -c(2:n) / c(1);
  end
end
