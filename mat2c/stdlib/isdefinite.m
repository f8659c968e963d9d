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
  r = false;
  if (ishermitian (A, tol))
    [x, p] = chol (A - tol * eye (rows (A)));
    r = p == 0;
  end
end
