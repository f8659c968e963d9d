function L = legendre (n, x, normalization)
  % Associated Legendre functions of degree n and all orders.
  if (nargin < 2)
    print_usage ();
  end
  if (! (isreal (n) && isscalar (n) && n >= 0 && n == fix (n)))
    error ("legendre: N must be a real non-negative integer");
  elseif (! isreal (x) || any (x(:) < -1 | x(:) > 1))
    error ("legendre: X must be real-valued vector in the range -1 <= X <= 1");
  end
  if (nargin < 3)
    normalization = "unnorm";
  end
  shape = size (x);
  if (isvector (x) && ndims (x) == 2)
    shape = numel (x);
  end
  x = x(:).';
  L = zeros (n + 1, numel (x));
  s = sqrt (1 - x .^ 2);
  for m = 0:n
    p = ones (size (x));
    for k = 1:m
      p = -(2 * k - 1) * s .* p;
    end
    last = zeros (size (x));
    for k = m+1:n
      next = ((2 * k - 1) * x .* p - (k + m - 1) * last) / (k - m);
      last = p;
      p = next;
    end
    switch (lower (normalization))
      case "unnorm"
        scale = 1;
      case "sch"
        scale = 1;
        if (m > 0)
          scale = (-1) ^ m * sqrt (2 * factorial (n - m) / factorial (n + m));
        end
      case "norm"
        scale = (-1) ^ m * sqrt ((n + 0.5) * factorial (n - m) / factorial (n + m));
      otherwise
        error ('legendre: NORMALIZATION option must be "unnorm", "norm", or "sch"');
    end
    L(m+1,:) = scale * p;
  end
  if (! isscalar (shape))
    L = reshape (L, [n + 1, shape]);
  end
end
