n = 1:12; clean = n / 2; noise = 0.3 * (-1).^n; x = clean + noise;
k = [0.25 0.5 0.25]; y = conv(x, k); y = y(2:end-1)
err = abs(y(2:end-1) - clean(2:end-1)); max(err)
med = x; for i = 2:11, med(i) = median(x(i-1:i+1)); end, med
ewma = filter(0.5, [1 -0.5], x), d = diff(x), sgn = sign(d), thresholded = x .* (x > 3), quantized = round(x * 2) / 2, norm_ = (x - min(x)) / (max(x) - min(x)); norm_(1:3), snr_ = 10 * log10(var(clean) / var(noise)), energy = sum(x .^ 2), zc = sum(abs(diff(sign(x - mean(x)))) > 0), up = interp1(n, x, 1:0.5:3), down = x(1:3:end), padded = [zeros(1, 2) x(1:3) zeros(1, 2)], frames = reshape(x, 4, 3)', e = sum(frames .^ 2, 2)'
