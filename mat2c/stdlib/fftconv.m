function c = fftconv (x, y, n)
  % Convolution of vectors by the FFT.
  if (nargin < 2)
    print_usage ();
  elseif (! (isvector (x) && isvector (y)))
    error ("fftconv: both A and B must be vectors");
  end
  lc = numel (x) + numel (y) - 1;
  if (isscalar (x) || isscalar (y))
    c = x * y;
    return;
  end
  if (nargin < 3)
    n = lc;
  elseif (! isscalar (n))
    error ("fftconv: N must be a scalar");
  end
  are_columns = iscolumn (y);
  x = postpad (x(:), max (n, lc), 0, 1);
  y = postpad (y(:), max (n, lc), 0, 1);
  c = ifft (fft (x) .* fft (y));
  c = c(1:max (n, lc));
  if (! are_columns)
    c = c.';
  end
  if (isreal (x) && isreal (y))
    c = real (c);
  end
  if (all (x == fix (x)) && all (y == fix (y)))
    c = round (c);
  end
end
