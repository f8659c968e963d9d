function x = polygcd (b, a, tol)
  % Greatest common divisor of two polynomials, by Euclid's algorithm.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin == 2)
    tol = sqrt (eps);
  end
  if (numel (a) == 1 || numel (b) == 1)
    if (a == 0)
      x = b;
    elseif (b == 0)
      x = a;
    else
      x = 1;
    end
    return;
  end
  a = a / a(1);
  tol = tol * norm (b, Inf);
  while (1)
    [d, r] = deconv (b, a);
    nz = find (abs (r) > tol);
    if (isempty (nz))
      x = a;
      return;
    end
    r = r(nz(1):numel (r));
    b = a;
    a = r / r(1);
  end
end
