function TF = ismissing (A, indicator)
  % Which elements are missing: NaN, a blank, an empty text, or those that are told.
  if (nargin < 1)
    print_usage ();
  elseif (nargin == 1)
    TF = standard (A);
    return;
  elseif (! iscell (indicator))
    indicator = {indicator};
  end
  TF = false (size (A));
  for k = 1:numel (indicator)
    TF = TF | equal_to (A, indicator{k});
  end
end
function TF = standard (A)
  if (isstring (A))
    TF = __missing_texts__ (A);
  elseif (isfloat (A))
    TF = isnan (A);
  elseif (ischar (A))
    TF = A == " ";
  elseif (iscellstr (A))
    TF = cellfun ("isempty", A);
  elseif (isnumeric (A) || islogical (A))
    TF = false (size (A));
  else
    error ("ismissing: unsupported class '%s'", class (A));
  end
end
function TF = equal_to (A, values)
  TF = false (size (A));
  if (iscell (A))
    if (ischar (values))
      TF = strcmp (A, values);
    end
  elseif (ischar (A) == ischar (values))
    for value = values(:).'
      TF = TF | A == value | (isfloat (A) & isnan (value) & isnan (A));
    end
  end
end
