function r = istril (A)
  % Is A lower triangular?
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to istril");
  end
  r = (isnumeric (A) || islogical (A)) && ndims (A) == 2 && (isempty (A) || nnz (A) == nnz (tril (A)));
end
