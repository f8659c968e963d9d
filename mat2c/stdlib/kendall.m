function tau = kendall (x, y)
  % Kendall's tau.
  if (nargin < 1)
    print_usage ();
  end
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
  tau = zeros (columns (x), columns (y));
  for i = 1:columns (x)
    a = sign (x(:,i) - x(:,i).');
    for j = 1:columns (y)
      b = sign (y(:,j) - y(:,j).');
      tau(i,j) = sum (sum (a .* b)) / sqrt (sum (a(:) .^ 2) * sum (b(:) .^ 2));
    end
  end
end
