function throw (ME)
  % Raises an error, as of here.
  if (nargin != 1)
    print_usage ();
  end
  error (struct ("message", ME.message, "identifier", ME.identifier));
end
