function y = betaln (a, b)
  % Logarithm of the beta function.
  if (nargin != 2)
    print_usage ();
  end
  if (! isreal (a) || ! isreal (b))
    error ("betaln: A and B must be real");
  end
  y = gammaln (a) + gammaln (b) - gammaln (a + b);
end
