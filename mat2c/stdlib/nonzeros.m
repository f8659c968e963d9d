function v = nonzeros (a)
  % The elements that are not zero, as a column.
  if (nargin < 1)
    print_usage ();
  end
  a = full (a);
  v = a(a != 0);
  v = v(:);
end
