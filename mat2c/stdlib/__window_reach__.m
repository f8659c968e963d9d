function [before, after] = __window_reach__ (n, wlen)
  % How far a moving window of length WLEN, or of what lies before and after, reaches in N elements.
  if (! (isscalar (n) && n > 0 && n == fix (n)))
    error ("movslice: N must be a positive integer");
  elseif (! (isnumeric (wlen) && any (numel (wlen) == [1, 2]) && all (wlen >= 0 & wlen == fix (wlen))))
    error ("Octave:invalid-input-arg", "movslice: WLEN must be a scalar or 2-element array of integers >= 0");
  elseif (isscalar (wlen) && wlen == 1)
    error ("Octave:invalid-input-arg", "movslice: WLEN must be > 1");
  elseif (max (wlen) > n)
    error ("Octave:invalid-input-arg", "movslice: window length WLEN (%d) must be shorter than length along DIM (%d)", max (wlen), n);
  end
  wlen = double (wlen);
  if (isscalar (wlen))
    before = floor (wlen / 2);
    after = wlen - 1 - before;
  else
    before = wlen(1);
    after = wlen(2);
  end
end
