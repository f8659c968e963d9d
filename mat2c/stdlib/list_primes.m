function p = list_primes (n)
  % The first n primes.
  if (nargin < 1)
    n = 25;
  end
  if (! isscalar (n) || ! isreal (n))
    error ("list_primes: N must be a real scalar");
  end
  if (n < 1)
    p = [];
    return;
  end
  top = 12;
  if (n > 5)
    top = ceil (n * (log (n) + log (log (n)))) + 3;
  end
  p = primes (top)(1:n);
end
