function r = isdiag (A)
  % Is A a diagonal matrix?
  if (nargin < 1)
    print_usage ();
  end
  r = false;
  if ((isnumeric (A) || islogical (A)) && ndims (A) == 2)
    r = nnz (A) == nnz (diag (A));
    if (isvector (A))
      r = nnz (A) == (A(1) != 0);
    end
  end
end
