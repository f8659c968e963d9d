function b = bincoeff (n, k)
  % Binomial coefficients of real n and whole k.
  if (nargin != 2)
    print_usage ();
  end
  [bad, n, k] = common_size (n, k);
  if (bad)
    error ("bincoeff: N and K must be of common size or scalars");
  end
  b = zeros (size (n));
  if (isa (n, "single") || isa (k, "single"))
    b = single (b);
  end
  ok = (k >= 0) & (k == fix (k)) & (! isnan (n));
  b(! ok) = NaN;
  b(k == 0) = 1;
  ind = ok & (k > 0);
  below = ind & (n < 0) & (n == fix (n)); % by the rule for negative n
  b(below) = (-1) .^ k(below) .* exp (gammaln (abs (n(below)) + k(below)) - gammaln (k(below) + 1) ...
                                      - gammaln (abs (n(below))));
  ind = ind & (n >= k);
  b(ind) = exp (gammaln (n(ind) + 1) - gammaln (k(ind) + 1) - gammaln (n(ind) - k(ind) + 1));
  ind = ok & (k > 0) & (n != fix (n)) & (n < k);
  b(ind) = gamma (n(ind) + 1) ./ (gamma (k(ind) + 1) .* gamma (n(ind) - k(ind) + 1));
  whole = ok & (n == fix (n));
  b(whole) = round (b(whole));
  one_less = ok & (n == -1);
  b(one_less) = (-1) .^ k(one_less);
end
