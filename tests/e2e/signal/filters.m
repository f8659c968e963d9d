x = [1 0 0 0 0 0];
filter(1, [1 -0.5], x)
filter([1 2 1] / 4, 1, [1 1 1 1])
filter([1 1], [1 0.5], 1:4)
[y, zf] = filter(1, [1 -0.9], [1 1 1])
filter(1, [1 -0.9], [1 1], 0.5)
filter([1 1] / 2, 1, [1 2; 3 4; 5 6])
conv([1 2 3], [1 1])
conv([1 2 3], [1 1], 'same')
conv([1 2 3 4], [1 0 -1], 'valid')
deconv([1 3 5 3], [1 1])
b = [0.2 0.3]; a = [1 -0.4]; h = filter(b, a, [1 zeros(1, 5)])
step_ = filter(b, a, ones(1, 6))
cumsum(h)
fir = fliplr([1 2 3]) .* 0.5
median_filt = arrayfun(@(k) median([5 1 9 2 7](max(1, k-1):min(5, k+1))), 1:5)
try, filter([], 1, x), catch e, disp(e.message), end
try, filter(1, 0, x), catch e, disp(e.message), end
