function c = hamming (m, opt)
  % Hamming window.
  if (nargin < 1)
    print_usage ();
  elseif (! (isscalar (m) && m == fix (m) && m > 0))
    error ("hamming: M must be a positive integer");
  end
  N = m - 1;
  if (nargin == 2)
    if (strcmp (opt, "periodic"))
      N = m;
    elseif (! strcmp (opt, "symmetric"))
      error ('hamming: window type must be either "periodic" or "symmetric"');
    end
  end
  if (m == 1)
    c = 1;
  else
    c = 0.54 - 0.46 * cos (2 * pi * (0:m-1)' / N);
  end
end
