function r = isdiag (A)
  % Is A a diagonal matrix?
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to isdiag");
  end
  r = false;
  if ((isnumeric (A) || islogical (A)) && ndims (A) == 2)
    r = nnz (A) == nnz (diag (A));
    if (isvector (A))
      r = nnz (A) == (A(1) != 0);
    end
  end
end
