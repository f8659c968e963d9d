function N = __window_length__ (who, m, opt)
  % In how many steps a window of m samples goes round.
  if (! (isscalar (m) && m == fix (m) && m > 0))
    error ("%s: M must be a positive integer", who);
  end
  N = m - 1;
  if (strcmp (opt, "periodic"))
    N = m;
  elseif (! strcmp (opt, "symmetric"))
    error ('%s: window type must be either "periodic" or "symmetric"', who);
  end
end
