[x, y] = meshgrid(-2:0.5:2, -1:0.5:1);
z = x .^ 2 + (2 * y) .^ 2; levels = ' .:*#';
idx = 5 - min(4, floor(z)); disp(levels(idx))
circle = z <= 4; disp(char('.' + circle * ('o' - '.'))), sum(circle(:)), edge_ = circle & ~(circshift(circle, 1) & circshift(circle, -1) & circshift(circle, 1, 2) & circshift(circle, -1, 2)); disp(char(' ' + edge_ * ('@' - ' ')))
g = repmat('.', 5, 9); for k = 1:5, g(k, k) = '\'; g(k, 10 - k) = '/'; end, g, bars = [3 5 2]; for k = 5:-1:1, disp(char(' ' + (bars >= k) * ('#' - ' '))), end, h = arrayfun(@(n) repmat('=', 1, n), bars, 'UniformOutput', false); char(h)
