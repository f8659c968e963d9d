function y = betaln (a, b)
  % Logarithm of the beta function.
  if (nargin != 2)
    print_usage ();
  end
  if (! isreal (a) || ! isreal (b))
    error ("betaln: A and B must be real");
  elseif (! isequal (size (a), size (b)) && numel (a) != 1 && numel (b) != 1)
    error ("betaln: A and B must have consistent sizes");
  end
  y = gammaln (a) + gammaln (b) - gammaln (a + b);
end
