function y = flipdim (x, dim)
  % Reverses the order of the elements along a dimension.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    y = flip (x);
  else
    y = flip (x, dim);
  end
end
