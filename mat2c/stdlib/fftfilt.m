function y = fftfilt (b, x, n)
  % FIR filtering of a signal.
  if (nargin < 2)
    print_usage ();
  elseif (! isvector (b))
    error ("fftfilt: B must be a vector");
  elseif (ndims (x) != 2)
    error ("fftfilt: X must be a 1-D or 2-D array");
  elseif (nargin > 2 && ! isscalar (n))
    error ("fftfilt: N has to be a scalar");
  end
  y = filter (b, 1, x);
end
