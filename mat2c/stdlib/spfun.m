function S = spfun (f, A)
  % Applies a function to the elements that are not zero.
  if (nargin != 2)
    print_usage ();
  end
  if (! isnumeric (A))
    error ("spfun: S must be numeric");
  end
  [i, j, v] = find (A);
  S = __sparse__ (i, j, feval (f, v), rows (A), columns (A));
end
