function s = logm (A)
  % Matrix logarithm: square roots of the Schur form, then partial fractions of a Pade approximant.
  if (nargin < 1)
    print_usage ();
  elseif (! issquare (A))
    error ("logm: A must be a square matrix");
  end
  if (isscalar (A))
    s = log (A);
    return;
  elseif (isdiag (A))
    s = diag (log (diag (A)));
    return;
  end
  real_in = isreal (A);
  [u, t] = schur (A, "complex");
  e = diag (t);
  if (any (real (e) < 0 & imag (e) == 0) && real_in)
    warning ("Octave:logm:non-positive", "logm: principal matrix logarithm is not defined for matrices with negative eigenvalues; computing non-principal logarithm");
  end
  n = rows (A);
  k = 0;
  while (norm (t - eye (n), 1) > 0.25 && k < 100)
    t = sqrtm (t);
    k = k + 1;
  end
  x = t - eye (n);
  m = 8;
  b = (1:m-1) ./ sqrt ((2*(1:m-1)) .^ 2 - 1);
  [v, d] = eig (diag (b, 1) + diag (b, -1));
  nodes = (diag (d) + 1) / 2;
  weights = v(1,:) .^ 2;
  s = zeros (n);
  for j = 1:m
    s = s + weights(j) * ((eye (n) + nodes(j) * x) \ x);
  end
  s = 2^k * (u * s * u');
  if (real_in && all (real (e) >= 0))
    s = real (s);
  end
end
