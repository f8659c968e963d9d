function throw (ME)
  % Raises an error, as of here.
  if (nargin != 1)
    print_usage ();
  end
  told = struct ("message", ME.message, "identifier", ME.identifier);
  if (isfield (ME, "cause"))
    told.cause = ME.cause;
  end
  error (told);
end
