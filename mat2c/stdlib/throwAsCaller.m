function throwAsCaller (ME)
  % Raises an error for a function that answers for its caller's mistake; the stack has that function, too.
  if (nargin != 1)
    print_usage ();
  end
  error (struct ("message", ME.message, "identifier", ME.identifier));
end
