img = zeros(6, 7);
img(2:4, 3:5) = 90;
k = ones(3)/9;
blur = conv2(img, k, 'same')
sx = [-1 0 1; -2 0 2; -1 0 1];
gx = conv2(img, sx, 'valid')
gy = filter2(sx', img, 'valid');
mag = abs(gx) + abs(gy);
disp(mag)
u = uint8(blur)
bw = blur > 40
med = img;
for r = 2:5
  for c = 2:6
    w = img(r-1:r+1, c-1:c+1);
    med(r, c) = median(w(:));
  end
end
med
hist_ = accumarray(floor(img(:)/45)+1, 1)'
flipped = img(end:-1:1, :); isequal(flipped, flipud(img))
small = img(1:2:end, 1:2:end)
pad = zeros(size(small) + 2); pad(2:end-1, 2:end-1) = small
integral_img = cumsum(cumsum(img, 1), 2); integral_img(end, end) == sum(img(:))
