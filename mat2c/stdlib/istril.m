function r = istril (A)
  % Is A lower triangular?
  if (nargin < 1)
    print_usage ();
  end
  r = (isnumeric (A) || islogical (A)) && ndims (A) == 2 && (isempty (A) || nnz (A) == nnz (tril (A)));
end
