function y = logspace (a, b, n)
  % Points from 10^A to 10^B (to pi, where B is pi), evenly spaced in the logarithm.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    n = 50;
  end
  if (! (isscalar (a) && isscalar (b) && isscalar (n)))
    error ("logspace: arguments A, B, and N must be scalars");
  end
  if (b == pi)
    b = log10 (pi);
  end
  y = 10 .^ linspace (a, b, fix (n));
end
