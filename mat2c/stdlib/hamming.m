function c = hamming (m, opt = "symmetric")
  % Hamming window.
  if (nargin < 1)
    print_usage ();
  end
  N = __window_length__ ("hamming", m, opt);
  c = 1;
  if (m > 1)
    c = 0.54 - 0.46 * cos (2 * pi * (0:m-1)' / N);
  end
end
