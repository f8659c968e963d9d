function S = __checked_structure__ (name, S, square)
  % Where a matrix has elements.
  if (ischar (S))
    error ("invalid conversion from string to real matrix");
  elseif (! (isnumeric (S) || islogical (S)))
    error ("octave_base_value::matrix_value(): wrong type argument '%s'", typeinfo (S));
  elseif (square && rows (S) != columns (S))
    error ("%s: S must be a square matrix", name);
  end
  S = sparse (S != 0);
end
