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
  A(A == -Inf) = -realmax ();
  shift = trace (A) / n;
  if (shift > 0)
    A = A - shift * eye (n);
  else
    shift = 0;
  end
  [d, p, B] = balance (A);
  [~, s] = log2 (norm (B, Inf));
  s = min (max (0, s), 1023);
  B = B * 2^(-s);
  c = [5.0000000000000000e-1, 1.1666666666666667e-1, 1.6666666666666667e-2, 1.6025641025641026e-3, ...
       1.0683760683760684e-4, 4.8562548562548563e-6, 1.3875013875013875e-7, 1.9270852604185938e-9];
  B2 = B^2;
  id = eye (n);
  x = (c(8) * B2 + c(6) * id) * B2;
  x = (x + c(4) * id) * B2;
  x = (x + c(2) * id) * B2 + id;
  y = (c(7) * B2 + c(5) * id) * B2;
  y = (y + c(3) * id) * B2;
  y = (y + c(1) * id) * B;
  r = (x - y) \ (x + y);
  for k = 1:s
    r = r ^ 2;
  end
  r = d .* r ./ d.';
  r(p, p) = r;
  if (shift != 0)
    r = r * exp (shift);
  end
end
