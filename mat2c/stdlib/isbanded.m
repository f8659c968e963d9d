function r = isbanded (A, lower, upper)
  % Is A zero outside a band of diagonals?
  if (nargin != 3)
    print_usage ();
  end
  if (! isreal (lower) || ! isreal (upper) || lower < 0 || upper < 0)
    error ("isbanded: LOWER and UPPER must be non-negative integers");
  end
  if (isempty (A))
    r = [];
  else
    r = (isnumeric (A) || islogical (A)) && ndims (A) == 2;
    if (r)
      r = nnz (A) == nnz (triu (tril (A, upper), -lower));
    end
  end
end
