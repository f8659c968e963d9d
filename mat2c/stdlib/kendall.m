function tau = kendall (x, y)
  % Kendall's tau.
  if (nargin < 1)
    print_usage ();
  end
  if (! (isnumeric (x) || islogical (x)) || (nargin > 1 && ! (isnumeric (y) || islogical (y))))
    error ("kendall: X and Y must be numeric matrices or vectors");
  elseif (ndims (x) != 2 || (nargin > 1 && ndims (y) != 2))
    error ("kendall: X and Y must be 2-D matrices or vectors");
  end
  single_result = isa (x, "single") || (nargin > 1 && isa (y, "single"));
  if (isscalar (x) && (nargin < 2 || isscalar (y)))
    tau = 1;
    if (single_result)
      tau = single (1);
    end
    return;
  end
  x = double (x);
  if (rows (x) == 1)
    x = x.';
  end
  if (nargin < 2)
    y = x;
  elseif (rows (y) == 1)
    y = y.';
  end
  n = rows (x);
  if (n != rows (y))
    error ("kendall: X and Y must have the same number of observations");
  end
  y = double (y);
  tau = zeros (columns (x), columns (y));
  for i = 1:columns (x)
    a = sign (x(:,i) - x(:,i).');
    for j = 1:columns (y)
      b = sign (y(:,j) - y(:,j).');
      tau(i,j) = sum (sum (a .* b)) / sqrt (sum (a(:) .^ 2) * sum (b(:) .^ 2));
    end
  end
  if (single_result)
    tau = single (tau);
  end
end
