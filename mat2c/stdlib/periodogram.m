function [Pxx, w] = periodogram (x, varargin)
  % Estimate of the power spectral density of a signal.
  if (nargin < 1)
    print_usage ();
  elseif (! isvector (x) || ! isnumeric (x))
    error ("periodogram: X must be a real or complex vector");
  end
  x = x(:);
  n = numel (x);
  [window, nfft, Fs, two_sided] = options (n, isreal (x), varargin{:});
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
  if (! two_sided)
    half = floor (nfft / 2) + 1;
    last = half - 1 + mod (nfft, 2);
    Pxx = Pxx(1:half);
    Pxx(2:last) = 2 * Pxx(2:last);
    w = (0:half-1)' * full / nfft;
  else
    w = (0:nfft-1)' * full / nfft;
  end
end
function [window, nfft, Fs, two_sided] = options (n, is_real, varargin)
  two_sided = ! is_real;
  window = nfft = Fs = [];
  count = 0;
  for k = 1:numel (varargin)
    value = varargin{k};
    if (ischar (value))
      switch (tolower (value))
        case "onesided"
          two_sided = false;
        case "twosided"
          two_sided = true;
        case "centered"
          error ('periodogram: "centered" range type is not implemented');
        otherwise
          error ("periodogram: unknown range type \"%s\"", value);
      end
    else
      count = count + 1;
      switch (count)
        case 1
          window = value;
        case 2
          nfft = value;
        case 3
          Fs = value;
        otherwise
          print_usage ("periodogram");
      end
    end
  end
  if (! isempty (window) && (! isvector (window) || numel (window) != n))
    error ("periodogram: WIN must be a vector of the same length as X");
  elseif (! isempty (nfft) && ! isscalar (nfft))
    error ("periodogram: NFFT must be a scalar");
  elseif (! isempty (Fs) && ! isscalar (Fs))
    error ("periodogram: FS must be a scalar");
  end
  if (isempty (nfft))
    nfft = max (256, 2 ^ nextpow2 (n));
  end
end
