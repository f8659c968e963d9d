function B = standardizeMissing (A, indicator)
  % Makes the elements that are told missing ones: NaN, a blank, an empty text.
  if (nargin != 2)
    print_usage ();
  end
  B = A;
  bad = ismissing (A, indicator);
  if (iscell (A))
    B(bad) = {""};
  elseif (ischar (A))
    B(bad) = " ";
  elseif (isfloat (A))
    B(bad) = NaN;
  end
end
