function y = fftfilt (b, x, n)
  % FIR filtering of a signal.
  if (nargin < 2)
    print_usage ();
  end
  y = filter (b, 1, x);
end
