function I = rgb2gray (rgb)
  % Luminance of a colour map or of images.
  if (nargin < 1)
    print_usage ();
  end
  cls = class (rgb);
  if (! isnumeric (rgb))
    error ("rgb2gray: RGB of invalid data type '%s'", cls);
  end
  weight = [0.298936; 0.587043; 0.114021];
  sz = size (rgb);
  if (numel (sz) == 2 && sz(2) == 3)
    I = double (rgb) * weight;
  elseif (numel (sz) > 2 && sz(3) == 3)
    I = zeros ([sz(1:2), 1, sz(4:end)]);
    for k = 1:3
      I = I + weight(k) * double (rgb(:,:,k,:));
    end
  else
    error ("rgb2gray: RGB must be a colormap or RGB image");
  end
  if (! strcmp (cls, "double"))
    I = cast (I, cls);
  end
end
