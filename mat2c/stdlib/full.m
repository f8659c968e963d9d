function A = full (S)
  % A matrix with all its elements, and no special kind.
  if (nargin != 1)
    print_usage ();
  end
  A = S;
  if (issparse (A))
    A = __full__ (A);
  elseif (isnumeric (A) && ndims (A) == 2)
    A = [A];
  end
end
