function c = blackman (m, opt = "symmetric")
  % Blackman window.
  if (nargin < 1)
    print_usage ();
  end
  N = __window_length__ ("blackman", m, opt);
  c = 1;
  if (m > 1)
    k = (0:m-1)' / N;
    c = 0.42 - 0.5 * cos (2 * pi * k) + 0.08 * cos (4 * pi * k);
  end
end
