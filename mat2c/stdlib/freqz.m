function [h_r, f_r] = freqz (b, a, n, region, Fs)
  % Frequency response of a filter.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2 || isempty (a))
    a = 1;
  end
  if (nargin < 3 || isempty (n))
    n = 512;
  end
  if (nargin < 5)
    Fs = 2 * pi;
  end
  if (nargin < 4)
    region = "half";
  elseif (! ischar (region))
    Fs = region;
    region = "half";
  end
  whole = strcmp (region, "whole");
  if (isscalar (n))
    if (whole)
      w = 2 * pi * (0:n-1)' / n;
    else
      w = pi * (0:n-1)' / n;
    end
    f = w * Fs / (2 * pi);
  else
    f = n(:);
    w = 2 * pi * f / Fs;
  end
  z = exp (1i * w);
  b = b(:).';
  a = a(:).';
  h = polyval (b(end:-1:1), 1 ./ z) ./ polyval (a(end:-1:1), 1 ./ z);
  h_r = h;
  f_r = f;
end
