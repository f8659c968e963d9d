function names = fields (obj)
  % The names of the fields of a struct, as fieldnames gives them.
  if (nargin != 1)
    print_usage ();
  end
  names = fieldnames (obj);
end
