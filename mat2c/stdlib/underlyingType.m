function name = underlyingType (x)
  % The class of what an array holds.
  if (nargin != 1)
    print_usage ();
  end
  name = class (x);
end
