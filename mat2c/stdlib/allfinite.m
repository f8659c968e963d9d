function TF = allfinite (A)
  % Are all elements finite?
  if (nargin != 1)
    print_usage ();
  end
  TF = all (isfinite (A(:)));
end
