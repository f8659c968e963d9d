function r = run_count (x, n, dim)
  % Numbers of runs that do not fall, of length 1, 2, ..., n or more.
  if (nargin < 2)
    print_usage ();
  end
  if (! (isnumeric (x) || islogical (x)))
    error ("run_count: X must be a numeric vector or matrix");
  elseif (! (isscalar (n) && n == fix (n) && n > 0))
    error ("run_count: N must be a positive integer");
  end
  if (nargin < 3)
    dim = __first_dim__ (x);
  elseif (! (isscalar (dim) && dim == fix (dim) && dim > 0 && dim <= ndims (x)))
    error ("run_count: DIM must be an integer and a valid dimension");
  end
  if (dim == 2)
    r = run_count (x.', n, 1).';
    return;
  end
  r = zeros (n, columns (x));
  for j = 1:columns (x)
    at = [0; find(diff (x(:,j)) < 0); rows(x)];
    len = min (diff (at), n);
    for k = 1:n
      r(k,j) = sum (len == k);
    end
  end
end
