function c = localfunctions ()
  % The functions of a file: the compiler knows them where it is called by its name.
  if (nargin > 0)
    print_usage ();
  end
  c = cell (0, 0);
end
