function y = cplxpair (z, tol, dim)
  % Sorts into conjugate pairs, negative imaginary part first, then the reals.
  if (nargin < 1)
    print_usage ();
  end
  if (isempty (z))
    y = zeros (size (z));
    return;
  end
  if (nargin < 2 || isempty (tol))
    tol = 100 * eps (precision (z));
  elseif (! isscalar (tol) || tol < 0 || tol >= 1)
    error ("cplxpair: TOL must be a scalar number in the range 0 <= TOL < 1");
  end
  if (nargin < 3)
    dim = __first_dim__ (z);
  else
    dim = floor (dim);
    if (dim < 1 || dim > ndims (z))
      error ("cplxpair: invalid dimension DIM");
    end
  end
  order = [dim:ndims(z), 1:dim-1];
  y = permute (z, order);
  sz = size (y);
  y = reshape (y, sz(1), []);
  for j = 1:columns (y)
    y(:,j) = one_column (y(:,j), tol);
  end
  y = ipermute (reshape (y, sz), order);
end
function y = one_column (z, tol)
  [~, order] = sort (real (z));
  z = z(order);
  is_real = abs (imag (z)) ./ (abs (z) + realmin (precision (z))) <= tol;
  c = z(! is_real);
  y = z;
  for k = 1:2:numel (c)
    if (numel (c) < k + 1)
      error ("cplxpair: could not pair all complex numbers");
    end
    [gap, at] = min (abs (c(k+1:end) - conj (c(k))));
    if (gap >= tol * abs (c(k)))
      error ("cplxpair: could not pair all complex numbers");
    end
    upper = c(k);
    if (imag (upper) <= 0)
      upper = c(k + at);
    end
    y([k, k+1]) = [conj(upper), upper];
    c(k + at) = c(k + 1);
  end
  y(numel (c)+1:end) = real (z(is_real));
end
function cls = precision (z)
  cls = "double";
  if (isa (z, "single"))
    cls = "single";
  end
end
