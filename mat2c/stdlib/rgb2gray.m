function I = rgb2gray (rgb)
  % Luminance of a colour map or an image.
  if (nargin < 1)
    print_usage ();
  end
  cls = class (rgb);
  weight = [0.298936; 0.587043; 0.114021];
  if (ndims (rgb) == 2)
    I = double (rgb) * weight;
    return;
  end
  [r, c, k] = size (rgb);
  I = reshape (reshape (double (rgb), r * c, k) * weight, r, c);
  if (isinteger (rgb))
    I = cast (I, cls);
  end
end
