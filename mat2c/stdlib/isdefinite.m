function r = isdefinite (A, tol)
  % Is A symmetric positive definite within a tolerance?
  if (nargin < 1)
    print_usage ();
  end
  if (! isfloat (A))
    A = double (A);
  end
  if (nargin == 1)
    tol = 100 * eps (class (A)) * norm (A, "fro");
  end
  if (! (isnumeric (tol) && isscalar (tol) && tol >= 0))
    error ("isdefinite: TOL must be a scalar >= 0");
  end
  r = false;
  if (ishermitian (A, tol))
    [x, p] = chol (A - tol * eye (rows (A)));
    r = p == 0;
  end
end
