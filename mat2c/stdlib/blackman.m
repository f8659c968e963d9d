function c = blackman (m, opt)
  % Blackman window.
  if (nargin < 1)
    print_usage ();
  elseif (! (isscalar (m) && m == fix (m) && m > 0))
    error ("blackman: M must be a positive integer");
  end
  N = m - 1;
  if (nargin == 2 && strcmp (opt, "periodic"))
    N = m;
  end
  if (m == 1)
    c = 1;
  else
    k = (0:m-1)' / N;
    c = 0.42 - 0.5 * cos (2 * pi * k) + 0.08 * cos (4 * pi * k);
  end
end
