function A = full (S)
  % A matrix with all its elements.
  if (nargin != 1)
    print_usage ();
  end
  A = S;
  if (isnumeric (A) && ndims (A) == 2)
    A = [A];
  end
end
