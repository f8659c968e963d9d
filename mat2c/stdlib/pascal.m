function P = pascal (n, t)
  % Binomial coefficients as a symmetric matrix, or as its triangular factor with signs.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    t = 0;
  end
  if (! (isscalar (n) && isscalar (t)))
    error ("pascal: N and T must be scalars");
  elseif (! is_function_handle (t) && ! any (t == -1:2))
    error ("pascal: T must be -1, 0, 1, or 2, found %d", t);
  end
  n = double (n);
  P = zeros (n);
  if (n > 0)
    P(:,1) = 1;
  end
  for j = 2:n
    for i = 2:n
      P(i,j) = P(i-1,j-1) + P(i-1,j);
    end
  end
  switch (t)
    case 0
      P = P * P.';
    case 1
      P(:,2:2:n) = -P(:,2:2:n);
    case 2
      P(:,2:2:n) = -P(:,2:2:n);
      P = rot90 (P, 3);
      if (mod (n, 2) == 0)
        P = -P;
      end
  end
end
