function y = sinetone (freq, rate, sec, ampl)
  % Sampled sines, one in each column.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2 || isempty (rate))
    rate = 8000;
  end
  if (nargin < 3 || isempty (sec))
    sec = 1;
  end
  if (nargin < 4 || isempty (ampl))
    ampl = 64;
  end
  if (! isscalar (rate))
    error ("sinetone: RATE must be a scalar");
  elseif (! isscalar (sec))
    error ("sinetone: SEC must be a scalar");
  elseif (! isvector (freq) || ! isvector (ampl))
    error ("sinetone: FREQ and AMPL must be vectors or scalars");
  end
  n = max (numel (freq), numel (ampl));
  if (isscalar (freq))
    freq = repmat (freq, 1, n);
  end
  if (isscalar (ampl))
    ampl = repmat (ampl, 1, n);
  end
  if (numel (freq) != numel (ampl))
    error ("sinetone: FREQ and AMPL must have the same length");
  end
  count = round (sec * rate);
  y = sin (2 * pi * (1:count)' / rate * freq(:)') .* ampl(:)';
end
