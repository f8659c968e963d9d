function w = __spectral_window__ (kind, n)
  % The windows that stft and synthesis know by number.
  switch (kind)
    case 1
      w = hanning (n);
    case 2
      w = hamming (n);
    case 3
      w = ones (n, 1);
    otherwise
      error ("'win_coef' undefined");
  end
end
