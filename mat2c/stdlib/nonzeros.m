function v = nonzeros (a)
  % The elements that are not zero, as a column.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to nonzeros");
  end
  v = a(a != 0);
  v = v(:);
end
