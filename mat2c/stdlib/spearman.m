function rho = spearman (x, y)
  % Correlation of ranks.
  if (nargin < 1)
    print_usage ();
  end
  given = {x};
  if (nargin > 1)
    given{2} = y;
  end
  if (! all (cellfun (@(v) isnumeric (v) || islogical (v), given)))
    error ("spearman: X and Y must be numeric matrices or vectors");
  elseif (any (cellfun (@ndims, given) != 2))
    error ("spearman: X and Y must be 2-D matrices or vectors");
  end
  if (rows (x) == 1)
    x = x.';
  end
  if (nargin == 1)
    rho = corr (ranks (x));
  else
    if (rows (y) == 1)
      y = y.';
    end
    if (rows (x) != rows (y))
      error ("spearman: X and Y must have the same number of observations");
    end
    rho = corr (ranks (x), ranks (y));
  end
  rho(abs (rho) > 1) = sign (rho(abs (rho) > 1));
end
