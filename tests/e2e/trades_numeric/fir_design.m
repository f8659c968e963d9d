% Windowed-sinc FIR design and frequency response check
1;
function h = fir_lowpass(N, fc, win)
  % FIR_LOWPASS  windowed sinc, N taps (odd)
  M = (N - 1) / 2;
  n = (-M:M)';
  h = 2 * fc * ones(N, 1);
  k = n ~= 0;
  h(k) = sin(2 * pi * fc * n(k)) ./ (pi * n(k));
  h = h .* win(:);
  h = h / sum(h);
end
function w = mywindow(name, N)
  n = (0:N-1)' / (N - 1);
  switch lower(name)
    case {'hann', 'hanning'}
      w = 0.5 - 0.5 * cos(2 * pi * n);
    case 'hamming'
      w = 0.54 - 0.46 * cos(2 * pi * n);
    case 'blackman'
      w = 0.42 - 0.5 * cos(2 * pi * n) + 0.08 * cos(4 * pi * n);
    case {'rect', 'boxcar'}
      w = ones(N, 1);
    otherwise
      error('mywindow:unknown', 'unknown window "%s"', name);
  end
end
function [H, w] = freqresp(h, nf)
  w = linspace(0, pi, nf);
  H = zeros(1, nf);
  for k = 1:nf
    H(k) = sum(h(:).' .* exp(-1i * w(k) * (0:numel(h)-1)));
  end
end
N = 11; fc = 0.2;
names = {'rect', 'hann', 'hamming', 'Blackman'};
for i = 1:numel(names)
  w = mywindow(names{i}, N);
  h = fir_lowpass(N, fc, w);
  [H, om] = freqresp(h, 6);
  printf('%-10s', names{i});
  printf(' %8.5f', abs(H));
  printf('\n');
  tbl(:, i) = h;
end
tbl
w'
H
om / pi
phase_deg = angle(H) * 180 / pi
gain_db = 20 * log10(abs(H(1:3)))
sym = max(abs(h - flipud(h))) < 1e-14
try
  mywindow('kaiser', 4);
catch err
  disp(err.identifier); disp(err.message);
end
x = [zeros(1, 3), 1, zeros(1, 8)];
y = filter(h, 1, x)
e = sum(y .^ 2)
