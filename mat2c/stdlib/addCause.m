function ME = addCause (ME, cause)
  % Adds an error to those that led to another one.
  if (nargin != 2)
    print_usage ();
  end
  if (! isfield (ME, "cause"))
    ME.cause = {};
  end
  ME.cause{end+1,1} = cause;
end
