function opts = __named_arguments__ (names, varargin)
  % The values of named arguments, by their names in full; these may be given in either case, and shortened.
  n = numel (varargin);
  if (n && ! (ischar (varargin{1}) || isstring (varargin{1})))
    error ("MATLAB:TooManyInputs", "Too many input arguments.");
  elseif (mod (n, 2))
    error ("MATLAB:functionValidation:NameValuePairsMustComeInPairs", "Invalid argument list. Each name must be followed by a value.");
  end
  given = zeros (1, numel (names));
  for k = 1:2:n
    if (! (ischar (varargin{k}) || isstring (varargin{k})))
      error ("MATLAB:TooManyInputs", "Too many input arguments.");
    end
    name = char (varargin{k});
    at = find (strcmpi (name, names));
    if (isempty (at))
      at = find (strncmpi (name, names, numel (name)));
    end
    if (numel (at) != 1)
      error ("MATLAB:functionValidation:UnknownArgumentName", "Invalid argument name '%s'. Name must be %s.", name, strjoin (names, ", "));
    end
    given(at) = k + 1;
  end
  opts = struct ();
  for k = 1:numel (names)
    if (given(k))
      opts.(names{k}) = varargin{given(k)};
    end
  end
end
