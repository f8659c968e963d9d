function I = ind2gray (x, map)
  % Luminances from indices into a map.
  if (nargin != 2)
    error ("Octave:invalid-fun-call", "Invalid call to ind2gray");
  end
  if (isinteger (x))
    x = double (x) + 1;
  end
  I = reshape (rgb2gray (map)(x), size (x));
end
