function v = nonzeros (a)
  % The elements that are not zero, as a column.
  if (nargin < 1)
    print_usage ();
  end
  [i, j, v] = find (a);
  v = v(:);
end
