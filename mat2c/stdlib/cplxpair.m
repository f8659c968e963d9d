function y = cplxpair (z, tol, dim)
  % Sorts into conjugate pairs, negative imaginary part first, then the reals.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2 || isempty (tol))
    tol = 100 * eps;
  end
  if (isempty (z))
    y = zeros (size (z));
    return;
  end
  sz = size (z);
  if (isvector (z))
    z = z(:);
  end
  y = zeros (size (z));
  for j = 1:columns (z)
    y(:,j) = one_column (z(:,j), tol);
  end
  y = reshape (y, sz);
end
function y = one_column (z, tol)
  is_real = abs (imag (z)) <= tol * abs (z);
  reals = sort (real (z(is_real)));
  c = z(! is_real);
  if (mod (numel (c), 2) != 0)
    error ("cplxpair: could not pair all complex numbers");
  end
  [~, order] = sort (real (c));
  c = c(order);
  y = zeros (0, 1);
  while (! isempty (c))
    [gap, k] = min (abs (c(2:end) - conj (c(1))));
    if (gap > tol * abs (c(1)))
      error ("cplxpair: could not pair all complex numbers");
    end
    pair = c(1);
    if (imag (pair) > 0)
      pair = conj (pair);
    end
    y = [y; pair; conj(pair)];
    c([1, k+1]) = [];
  end
  y = [y; reals];
end
