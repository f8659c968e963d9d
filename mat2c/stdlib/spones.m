function S = spones (A)
  % Ones where A is not zero.
  if (nargin < 1)
    print_usage ();
  end
  [i, j] = find (A);
  S = __sparse__ (i, j, 1, rows (A), columns (A));
end
