function x = sinewave (m, n, d)
  % m samples of a sine with n of them in a period, from place d on.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2 || isempty (n))
    n = m;
  end
  if (nargin < 3)
    d = 0;
  end
  x = sin (((1:m) + d - 1) * 2 * pi / n);
end
