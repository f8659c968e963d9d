function y = spencer (x)
  % Spencer's moving average of 15 points, of each column.
  if (nargin < 1)
    print_usage ();
  end
  row = rows (x) == 1;
  if (row)
    x = x(:);
  end
  weights = [-3, -6, -5, 3, 21, 46, 67, 74, 67, 46, 21, 3, -5, -6, -3] / 320;
  n = rows (x);
  y = filter (weights, 1, x);
  y = [zeros(7, columns (x)); y(15:n,:); zeros(7, columns (x))];
  if (row)
    y = y.';
  end
end
