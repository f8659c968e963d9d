function TF = anynan (A)
  % Is any element NaN?
  if (nargin != 1)
    print_usage ();
  end
  TF = any (isnan (A(:)));
end
