function TF = isUnderlyingType (x, name)
  % Does an array hold elements of a class?
  if (nargin != 2)
    print_usage ();
  end
  TF = any (strcmp (underlyingType (x), name));
end
