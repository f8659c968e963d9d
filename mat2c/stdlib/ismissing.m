function tf = ismissing (x)
  % Which elements are missing: NaN, a blank, a text without characters in a cell, a missing string.
  if (isstring (x))
    tf = __missing_texts__ (x);
  elseif (isfloat (x))
    tf = isnan (x);
  elseif (ischar (x))
    tf = x == " ";
  elseif (iscellstr (x))
    tf = cellfun (@isempty, x);
  else
    tf = false (size (x));
  end
end
