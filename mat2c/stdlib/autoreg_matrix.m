function X = autoreg_matrix (y, k)
  % Ones and the k past values of a series, a row for each of its elements.
  if (nargin != 2)
    print_usage ();
  end
  if (! isvector (y))
    error ("autoreg_matrix: Y must be a vector");
  end
  y = y(:);
  X = ones (rows (y), k + 1);
  for lag = 1:k
    X(:,lag+1) = [zeros(lag, 1); y(1:end-lag)];
  end
end
