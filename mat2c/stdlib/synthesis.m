function x = synthesis (y, c)
  % The signal that has a short-time Fourier transform: the middles of the windows, one behind the other.
  if (nargin != 2)
    print_usage ();
  end
  if (numel (c) != 3)
    error ("synthesis: C must contain exactly 3 elements");
  end
  [win_size, inc, win_type] = deal (c(1), c(2), c(3));
  window = __spectral_window__ (win_type, win_size);
  skipped = fix ((win_size - inc) / 2);
  at = skipped+1:skipped+inc;
  z = real (ifft (y));
  x = z(at,:) ./ window(at);
  x = x(:);
end
