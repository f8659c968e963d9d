function [Pxx, w] = periodogram (x, window, nfft, Fs)
  % Estimate of the power spectral density of a signal.
  if (nargin < 1)
    print_usage ();
  elseif (! isvector (x) || ! isnumeric (x))
    error ("periodogram: X must be a real or complex vector");
  end
  x = x(:);
  n = numel (x);
  if (nargin < 2)
    window = [];
  end
  if (nargin < 3 || isempty (nfft))
    nfft = max (256, 2 ^ nextpow2 (n));
  end
  if (nargin < 4)
    Fs = [];
  end
  if (! isempty (window))
    window = window(:);
    x = x .* window;
    scale = sum (window .^ 2);
  else
    scale = n;
  end
  if (n > nfft)
    x = [x; zeros(nfft * ceil (n / nfft) - n, 1)];
    x = sum (reshape (x, nfft, []), 2);
  end
  Pxx = abs (fft (x, nfft)) .^ 2 / scale;
  if (isempty (Fs))
    Pxx = Pxx / (2 * pi);
    full = 2 * pi;
  else
    Pxx = Pxx / Fs;
    full = Fs;
  end
  if (isreal (x))
    half = floor (nfft / 2) + 1;
    last = half - 1 + mod (nfft, 2);
    Pxx = Pxx(1:half);
    Pxx(2:last) = 2 * Pxx(2:last);
    w = (0:half-1)' * full / nfft;
  else
    w = (0:nfft-1)' * full / nfft;
  end
end
