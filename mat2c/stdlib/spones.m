function S = spones (A)
  % Ones where A is not zero.
  if (nargin < 1)
    print_usage ();
  end
  S = __sparse__ (double (full (A) != 0));
end
