function TF = anymissing (A)
  % Is any element missing?
  if (nargin != 1)
    print_usage ();
  end
  TF = any (ismissing (A)(:));
end
