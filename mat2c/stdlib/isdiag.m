function r = isdiag (A)
  % Is A a diagonal matrix?
  if (nargin < 1)
    print_usage ();
  end
  r = false;
  if ((isnumeric (A) || islogical (A)) && ndims (A) == 2)
    if (isvector (A))
      r = nnz (A(2:end)) == 0;
    else
      r = nnz (A) == nnz (diag (A));
    end
  end
end
