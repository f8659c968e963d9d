function ppi = ppint (pp, c)
  % Integral of a piecewise polynomial with value c at its first break.
  if (nargin < 2)
    c = 0;
  end
  [x, p, n, k, d] = unmkpp (pp);
  p = reshape (p, [], k);
  pi0 = p ./ (k:-1:1);
  ppi = mkpp (x, [pi0, zeros(rows (p), 1)], d);
  widths = diff (x(:)).';
  nd = prod (d);
  coefs = reshape (ppi.coefs, nd, n, k+1);
  value = c;
  if (isscalar (value))
    value = value * ones (nd, 1);
  end
  for j = 1:n
    coefs(:,j,k+1) = value(:);
    top = zeros (nd, 1);
    for i = 1:k+1
      top = top * widths(j) + reshape (coefs(:,j,i), nd, 1);
    end
    value = top;
  end
  ppi.coefs = reshape (coefs, nd * n, k+1);
end
