I = zeros(7); I(3:5, 3:5) = 10;
[gx, gy] = gradient(I)
mag = sqrt(gx.^2 + gy.^2); max(mag(:)), [r, c] = find(mag == max(mag(:))); numel(r)
lap = del2(I) * 4; lap(4, 4), A = gx.^2; B = gy.^2; C = gx .* gy; w = ones(3); a = conv2(A, w, 'same'); b = conv2(B, w, 'same'); d = conv2(C, w, 'same'); R = a .* b - d.^2 - 0.04 * (a + b).^2; R(R < 0.5 * max(R(:))) = 0; [r, c] = find(R); [r c]
h = sum(I), v = sum(I, 2)', [y, x] = find(I); [mean(x) mean(y)], m20 = sum((x - mean(x)).^2), theta = atan2(gy(2, 3), gx(3, 2)), bbox = [min(x) min(y) max(x) - min(x) + 1 max(y) - min(y) + 1], ii = cumsum(cumsum(I), 2); s = ii(5, 5) - ii(2, 5) - ii(5, 2) + ii(2, 2)
