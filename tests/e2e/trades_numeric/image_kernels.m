% image kernels: convolution, Sobel, threshold, histogram equalisation
1;
function out = conv2d_same(img, k)
  [r, c] = size(img);
  [kr, kc] = size(k);
  pr = floor(kr / 2); pc = floor(kc / 2);
  padded = zeros(r + 2 * pr, c + 2 * pc);
  padded(pr+1:pr+r, pc+1:pc+c) = img;
  k = rot90(k, 2);
  out = zeros(r, c);
  for i = 1:r
    for j = 1:c
      blk = padded(i:i+kr-1, j:j+kc-1);
      out(i, j) = sum(sum(blk .* k));
    end
  end
end
function out = histeq_(img)
  h = zeros(1, 256);
  for v = img(:)'
    h(v + 1) = h(v + 1) + 1;
  end
  cdf = cumsum(h);
  cmin = min(cdf(cdf > 0));
  lut = uint8(round((cdf - cmin) / (numel(img) - cmin) * 255));
  out = lut(double(img) + 1);
end
img = uint8([52 55 61 66; 63 59 55 90; 62 59 68 113; 63 58 71 122])
eqd = histeq_(img)
class(eqd)
g = conv2d_same(double(img), ones(3) / 9)
sx = [-1 0 1; -2 0 2; -1 0 1];
gx = conv2d_same(double(img), sx)
gy = conv2d_same(double(img), sx')
mag = sqrt(gx .^ 2 + gy .^ 2);
disp(round(mag))
chk = max(max(abs(gx - conv2(double(img), sx, 'same'))))
bw = img > 60
nnz(bw)
edges = mag > 2 * mean(mag(:))
inv_ = 255 - img
sat = img + 150
dark = img - 60
blend = img / 2 + eqd / 2
m = mean(img(:)), s = std(double(img(:)))
[mx, at] = max(img(:)), [r, c] = ind2sub(size(img), at)
idivide(img(1, :), uint8(7))
bitshift(img(2, :), -3)
double(img(3, :)) * 0.1
img(2, 2:3) = [300, -5]
