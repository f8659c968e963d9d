function b = bincoeff (n, k)
  % Binomial coefficients of real n and whole k.
  if (nargin != 2)
    print_usage ();
  end
  [bad, n, k] = common_size (n, k);
  if (bad)
    error ("bincoeff: N and K must have consistent dimensions");
  end
  b = zeros (size (n));
  ok = (k >= 0) & (k == fix (k)) & (! isnan (n));
  b(! ok) = NaN;
  zero = (k == 0);
  b(zero) = 1;
  y = tgamma_ratio (n, k);
  ind = ok & ! zero;
  b(ind) = y(ind);
  whole = (n == fix (n));
  b(ok & whole) = round (b(ok & whole));
end
function y = tgamma_ratio (n, k)
  y = exp (gammaln (abs (n) + 1) - gammaln (k + 1) - gammaln (abs (n - k) + 1));
  neg = n < 0;
  y(neg) = (-1) .^ k(neg) .* exp (gammaln (k(neg) - n(neg)) - gammaln (k(neg) + 1) - gammaln (-n(neg)));
  y(n >= 0 & k > n & n == fix (n)) = 0;
end
