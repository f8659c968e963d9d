function c = hanning (m, opt)
  % Hanning window.
  if (nargin < 1)
    print_usage ();
  elseif (! (isscalar (m) && m == fix (m) && m > 0))
    error ("hanning: M must be a positive integer");
  end
  N = m - 1;
  if (m == 1)
    c = 1;
  elseif (nargin == 2 && strcmp (opt, "periodic"))
    c = 0.5 - 0.5 * cos (2 * pi * (0:m-1)' / m);
  else
    c = 0.5 - 0.5 * cos (2 * pi * (0:m-1)' / N);
  end
end
