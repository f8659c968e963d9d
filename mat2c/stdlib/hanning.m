function c = hanning (m, opt = "symmetric")
  % Hanning window.
  if (nargin < 1)
    print_usage ();
  end
  N = __window_length__ ("hanning", m, opt);
  c = 1;
  if (m > 1)
    c = 0.5 - 0.5 * cos (2 * pi * (0:m-1)' / N);
  end
end
