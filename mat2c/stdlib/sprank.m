function r = sprank (S)
  % The largest rank that a matrix of this structure may have.
  if (nargin != 1)
    print_usage ();
  end
  if (! (isnumeric (S) || islogical (S)))
    error ("octave_base_value::sparse_complex_matrix_value(): wrong type argument '%s'", typeinfo (S));
  end
  r = nnz (__matching__ (S));
end
