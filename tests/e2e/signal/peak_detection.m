x = [0 1 3 2 1 4 6 5 2 2 3 1 0];
pk = find(x(2:end-1) > x(1:end-2) & x(2:end-1) >= x(3:end)) + 1
x(pk)
thr = pk(x(pk) > 3.5)
zc = find(diff(sign([1 2 -1 -2 3])) ~= 0)
env = cummax(x), rising = diff(x) > 0
runs = regexp(char('0' + rising), '1+', 'match'); max(cellfun(@numel, runs))
sm = conv(x, ones(1, 3)/3, 'same')
detrended = x - polyval(polyfit(1:13, x, 1), 1:13); fprintf('%.3f ', detrended); fprintf('\n');
n = (x - mean(x)) / std(x); fprintf('%.4f\n', max(n));
hist_ = accumarray(x' + 1, 1)', quant = round(x / 2) * 2, clipped = min(max(x, 1), 4)
