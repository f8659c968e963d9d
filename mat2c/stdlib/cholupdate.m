function [R1, err] = cholupdate (R, x, op = "+")
  % Cholesky factor of R'*R + x*x', or of R'*R - x*x'.
  if (nargin < 2)
    print_usage ();
  end
  n = rows (R);
  if (columns (R) != n || numel (x) != n || columns (x) != 1)
    error ("cholupdate: dimension mismatch between R and X");
  end
  down = strcmp (op, "-") || strcmp (op, "downdate");
  if (! down && ! any (strcmp (op, {"+", "update"})))
    error ("cholupdate: OP must be \"+\", \"update\", \"-\", or \"downdate\"");
  end
  A = R' * R;
  if (down)
    A = A - x * x';
  else
    A = A + x * x';
  end
  [R1, p] = chol ((A + A') / 2);
  err = double (p > 0);
  if (p)
    R1 = R;
    if (nargout < 2)
      error ("cholupdate: downdate violates positiveness");
    end
  end
end
