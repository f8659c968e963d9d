function rgb = hsv2rgb (hsv, varargin)
  % Colours of hue, saturation and value.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 3)
    hsv = cat (3, hsv, varargin{:});
  end
  hsv = __unit_colors__ (hsv);
  shape = size (hsv);
  pages = ndims (hsv) > 3;
  if (pages)
    hsv = permute (hsv, [1, 2, 4, 3]);
  end
  between = size (hsv);
  c = reshape (hsv, [], 3);
  h = c(:,1);
  s = c(:,2);
  v = c(:,3);
  t = mod ([h + 1/3, h, h - 1/3], 1);
  hue = 6 * t .* (t < 1/6) + ((t >= 1/6) & (t < 1/2)) + (4 - 6 * t) .* ((t >= 1/2) & (t < 2/3));
  rgb = v .* (1 - s) + v .* s .* hue;
  rgb = reshape (rgb, between);
  if (pages)
    rgb = permute (rgb, [1, 2, 4, 3]);
  end
end
