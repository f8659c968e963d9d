function r = corr (x, y)
  % Correlations of the columns of x with those of y, or with each other.
  if (nargin < 1)
    print_usage ();
  end
  if (isscalar (x))
    r = 1;
    if (isa (x, "single"))
      r = single (1);
    end
    return;
  end
  if (nargin == 2)
    if (rows (x) != rows (y))
      error ("cov: X and Y must have the same number of observations");
    end
    c = (x - mean (x))' * (y - mean (y)) / (rows (x) - 1);
    r = c ./ (std (x)' * std (y));
  else
    c = cov (x);
    s = sqrt (diag (c));
    r = c ./ (s * s');
  end
end
