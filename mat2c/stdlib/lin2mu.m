function mu = lin2mu (x, n)
  % Samples as 8-bit mu-law codes.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    n = 0;
    if (any (abs (x(:)) > 1))
      n = 16;
      if (all (abs (x(:)) <= 128))
        n = 8;
      end
    end
  end
  if (n != 0)
    x = x / 2 ^ (n - 1);
  end
  x = 32768 * x;
  s = 2 * (x >= 0) - 1;
  x = abs (x);
  x(x > 32635) = 32635;
  x = x + 132;
  [f, e] = log2 (x);
  mu = 64 * s - 16 * e - fix (32 * f) + 335;
end
