function y = pagetranspose (x)
  % The transposes of all pages of an array.
  if (nargin != 1)
    print_usage ();
  end
  y = permute (x, [2, 1, 3:ndims(x)]);
end
