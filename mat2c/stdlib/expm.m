function r = expm (A)
  % Matrix exponential by scaling and squaring of a Pade approximant.
  if (nargin < 1)
    print_usage ();
  elseif (! isnumeric (A) || ! issquare (A))
    error ("expm: A must be a square matrix");
  end
  if (isempty (A))
    r = A;
    return;
  elseif (isscalar (A))
    r = exp (A);
    return;
  elseif (isdiag (A))
    r = diag (exp (diag (A)));
    return;
  end
  n = rows (A);
  shift = trace (A) / n;
  if (real (shift) > 0)
    A = A - shift * eye (n);
  else
    shift = 0;
  end
  [D, B] = balance (A);
  s = max (0, floor (log2 (norm (B, Inf))) + 1);
  if (! isfinite (s))
    s = 0;
  end
  B = B * 2^(-s);
  c = [5.0000000000000000e-1, 1.1666666666666667e-1, 1.6666666666666667e-2, 1.6025641025641026e-3, ...
       1.0683760683760684e-4, 4.8562548562548563e-6, 1.3875013875013875e-7, 1.9270852604185938e-9];
  B2 = B^2;
  id = eye (n);
  x = B2 * (c(8) * B2 + c(6) * id);
  x = B2 * (x + c(4) * id);
  x = B2 * (x + c(2) * id) + id;
  y = c(7) * B2 + c(5) * id;
  y = B2 * y + c(3) * id;
  y = B2 * y + c(1) * id;
  y = y * B;
  r = (x - y) \ (x + y);
  for k = 1:s
    r = r ^ 2;
  end
  d = diag (D);
  r = d .* r ./ d.';
  if (shift != 0)
    r = r * exp (shift);
  end
end
