function y = beta (a, b)
  % The beta function, by logarithms.
  if (nargin != 2)
    print_usage ();
  elseif (! isreal (a) || ! isreal (b))
    error ("beta: A and B must be real");
  elseif (! isequal (size (a), size (b)) && numel (a) != 1 && numel (b) != 1)
    error ("beta: A and B must have consistent sizes");
  end
  if (isinteger (a))
    a = double (a);
  end
  if (isinteger (b))
    b = double (b);
  end
  y = real (exp (gammaln (a) + gammaln (b) - gammaln (a + b)));
end
