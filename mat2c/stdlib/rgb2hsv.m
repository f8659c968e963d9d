function hsv_map = rgb2hsv (rgb, varargin)
  % Hue, saturation and value of colours.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 3)
    rgb = cat (3, rgb, varargin{:});
  end
  shape = size (rgb);
  if (isinteger (rgb))
    rgb = double (rgb) / double (intmax (class (rgb)));
  end
  c = reshape (rgb, [], 3);
  low = min (c, [], 2);
  v = max (c, [], 2);
  span = v - low;
  h = zeros (size (v));
  r = c(:,1);
  g = c(:,2);
  b = c(:,3);
  at = (v == b & span != 0);
  h(at) = 2/3 + 1/6 * (r(at) - g(at)) ./ span(at);
  at = (v == g & span != 0);
  h(at) = 1/3 + 1/6 * (b(at) - r(at)) ./ span(at);
  at = (v == r & span != 0);
  h(at) = 1/6 * (g(at) - b(at)) ./ span(at);
  h(h < 0) = h(h < 0) + 1;
  s = zeros (size (v));
  at = (v != 0);
  s(at) = span(at) ./ v(at);
  hsv_map = reshape ([h, s, v], shape);
end
