function S = spconvert (m)
  % A sparse matrix of rows of subscripts and values, whose imaginary parts may stand in a fourth column.
  if (nargin < 1)
    print_usage ();
  end
  if (issparse (m))
    S = m;
  else
    k = columns (m);
    if (k != 3 && k != 4)
      error ("spconvert: argument must be sparse or real matrix with 3 or 4 columns");
    end
    S = sparse (m(:,1), m(:,2), complex_parts (m), max (m(:,1)), max (m(:,2)));
  end
end
function v = complex_parts (m)
  v = m(:,3);
  if (columns (m) == 4)
    v = complex (v, m(:,4));
  end
end
