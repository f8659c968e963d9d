N = 8; n = 0:N-1;
hann = 0.5 * (1 - cos(2*pi*n/(N-1)));
hamm = 0.54 - 0.46 * cos(2*pi*n/(N-1));
fprintf('%.4f ', hann); fprintf('\n');
fprintf('%.4f ', hamm); fprintf('\n');
fprintf('%.4f ', hamming(4)'); fprintf('\n');
fprintf('%.4f ', hanning(4)'); fprintf('\n');
fs = 64; t = (0:63)/fs; x = sin(2*pi*5*t) + 0.5*sin(2*pi*12*t);
X = abs(fft(x))/64; [p, k] = sort(X(1:32), 'descend'); f = k(1:2) - 1
P = 2*p(1:2)
db = 20*log10([1 0.1 0.5])
power_ = mean(x.^2), rms_ = sqrt(power_)
e = sum(abs(fft(x)).^2)/64; abs(e - sum(x.^2)) < 1e-9
nextpow2(100), 2^nextpow2(100), freqs = (0:3)*fs/64
sinc([0 0.5 1]), x2 = x(1:2:end); numel(x2), up = zeros(1, 6); up(1:2:end) = 1:3
