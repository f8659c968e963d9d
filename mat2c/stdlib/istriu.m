function r = istriu (A)
  % Is A upper triangular?
  if (nargin < 1)
    print_usage ();
  end
  r = (isnumeric (A) || islogical (A)) && ndims (A) == 2 && (isempty (A) || nnz (A) == nnz (triu (A)));
end
