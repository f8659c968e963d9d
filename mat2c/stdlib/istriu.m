function r = istriu (A)
  % Is A upper triangular?
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to istriu");
  end
  r = (isnumeric (A) || islogical (A)) && ndims (A) == 2 && (isempty (A) || nnz (A) == nnz (triu (A)));
end
