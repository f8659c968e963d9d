function [h_r, f_r] = freqz (b, a, n, region, Fs)
  % Frequency response of a filter.
  if (nargin < 1)
    print_usage ();
  end
  given = nargin;
  if (given < 2)
    a = [];
  end
  if (given < 3)
    n = [];
  end
  if (given < 4)
    region = [];
  end
  if (given < 5)
    Fs = [];
    if (! ischar (region) && ! isempty (region))
      Fs = region;
      region = [];
    end
  end
  b = checked (b, "B");
  a = checked (a, "A");
  if (isempty (n))
    n = 512;
  elseif (isscalar (n) && n < 1)
    error ("freqz: N must be a positive integer");
  end
  if (isempty (region) && ! (isreal (b) && isreal (a)))
    region = "whole";
  end
  if (isempty (Fs))
    Fs = 2 * pi;
  end
  if (isscalar (n))
    [h, f] = on_circle (b, a, n, strcmp (region, "whole"), Fs);
  else
    f = n;
    w = f;
    if (given == 4)
      w = 2 * pi * f / Fs;
    end
    k = max (length (b), length (a));
    z = exp (1i * w);
    h = polyval (postpad (b, k), z) ./ polyval (postpad (a, k), z);
  end
  if (nargout > 0)
    h_r = h;
    f_r = f;
  end
end
function p = checked (p, name)
  if (isempty (p))
    p = 1;
  elseif (! isvector (p))
    error ("freqz: %s must be a vector", name);
  end
  p = p(:);
end
function [h, f] = on_circle (b, a, n, whole, Fs)
  % At n points of the circle, or of its upper half.
  N = n;
  if (! whole)
    N = 2 * n;
  end
  f = Fs * (0:n-1).' / N;
  h = folded (b, n, N) ./ folded (a, n, N);
end
function h = folded (p, n, N)
  % The transform of N points, onto which a longer row is wrapped.
  whole = fft (sum (reshape (postpad (p, N * ceil (numel (p) / N)), N, []), 2));
  h = whole(1:n);
end
