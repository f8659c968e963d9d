function y = detrend (x, p)
  % Subtracts the best fit of a polynomial of degree p.
  if (nargin < 1)
    print_usage ();
  elseif (! isnumeric (x) || ndims (x) > 2)
    error ("detrend: X must be a numeric vector or matrix");
  end
  if (nargin < 2)
    p = 1;
  end
  if (ischar (p))
    switch (lower (p))
      case "constant"
        p = 0;
      case "linear"
        p = 1;
      otherwise
        error ("detrend: P must be \"constant\", \"linear\", or a positive integer");
    end
  elseif (! isscalar (p) || p < 0 || p != fix (p))
    error ("detrend: P must be \"constant\", \"linear\", or a positive integer");
  end
  wide = rows (x) == 1;
  if (wide)
    x = x.';
  end
  r = rows (x);
  b = ((1:r)' * ones (1, p+1)) .^ (ones (r, 1) * (0:p));
  y = x - b * (b \ x);
  if (wide)
    y = y.';
  end
end
