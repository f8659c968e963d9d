function y = fftfilt (b, x, n)
  % FIR filtering of a signal.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to fftfilt");
  end
  y = filter (b, 1, x);
end
