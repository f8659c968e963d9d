I = uint8([52 55 61; 66 70 61; 64 73 55]);
h = accumarray(double(I(:)) + 1, 1, [256 1]);
find(h)' - 1, h(h > 0)'
cdf = cumsum(h); cdfmin = min(cdf(cdf > 0));
eq = round((cdf - cdfmin) / (numel(I) - cdfmin) * 255);
J = uint8(reshape(eq(double(I(:)) + 1), size(I)))
class(J), min(J(:)), max(J(:))
stretch = uint8(255 * (double(I) - 52) / (73 - 52))
gamma_ = uint8(255 * (double(I) / 255) .^ 0.5)
q = bitshift(bitshift(I, -4), 4), bitand(I, 240), lut = uint8(255:-1:0); lut(double(I) + 1)
mse = mean((double(I(:)) - double(q(:))).^2), psnr_ = 10*log10(255^2/mse)
