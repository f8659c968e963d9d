function r = recycle (state)
  % Whether deleted files are kept: never.
  r = "off";
  if (nargin < 1)
    return;
  end
  if (! ischar (state))
    error ("recycle: NEW_VAL must be a character string");
  elseif (strcmpi (state, "on"))
    error ("recycle: recycling files is not implemented");
  elseif (! strcmpi (state, "off"))
    error ("recycle: invalid value '%s'", state);
  end
end
