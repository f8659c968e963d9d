% Kernels over images of bytes: thresholds, box filter, histogram, blending, CRC.
1;
function h = histogram(img)
  h = zeros(1, 256, 'int32');
  for k = 1:numel(img), h(double(img(k)) + 1) += 1; end
end
function out = box(img)
  [m, n] = size(img); out = img;
  for j = 2:n - 1
    for i = 2:m - 1
      s = 0;
      for dj = -1:1, for di = -1:1, s = s + double(img(i + di, j + dj)); end, end
      out(i, j) = s / 9;
    end
  end
end
function out = threshold(img, t)
  out = zeros(size(img), 'uint8');
  for k = 1:numel(img), if img(k) > t, out(k) = 255; end, end
end
function c = crc32(bytes)
  c = uint32(4294967295);
  for k = 1:numel(bytes)
    c = bitxor(c, uint32(bytes(k)));
    for b = 1:8
      if bitand(c, 1), c = bitxor(bitshift(c, -1), uint32(3988292384)); else, c = bitshift(c, -1); end
    end
  end
  c = bitxor(c, uint32(4294967295));
end
[x, y] = meshgrid(0:15, 0:11); img = uint8(mod(x .* y * 7 + x * 3, 256));
b = box(img), t = threshold(img, 100); sum(t(:)) / 255, isequal(t, uint8(img > 100) * 255)
h = histogram(img); class(h), find(h > 2), h(h > 2), sum(h)
dec2hex(crc32(uint8('123456789'))), crc32(img(:))
mix = img * 0.25 + t * 0.75; mix(1:3, :), neg = 255 - img; neg(5, :), bright = img + 100; bright(6, :)
gray = uint8(0.299 * double(img) + 0.587 * double(b) + 0.114 * double(t)); gray(7, :), d = abs(int16(img) - int16(b)); max(d(:))
flip = img(end:-1:1, :); flip(1, :), sub = img(1:2:end, 1:2:end), m = mean(img), q = bitshift(img, -4) * 16; q(8, :)
rgb = zeros(2, 3, 3, 'uint8'); rgb(:, :, 1) = 200; rgb(:, :, 3) = [10 20 30; 40 50 60]; rgb, squeeze(sum(rgb, 3)), class(ans)
