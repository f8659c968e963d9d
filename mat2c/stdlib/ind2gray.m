function I = ind2gray (x, map)
  % Luminances from indices into a map.
  if (nargin != 2)
    print_usage ();
  end
  if (isinteger (x))
    x = double (x) + 1;
  end
  I = reshape (rgb2gray (map)(x), size (x));
end
