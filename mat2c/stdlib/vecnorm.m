function n = vecnorm (A, p, dim)
  % Norms of the vectors along a dimension.
  if (nargin < 1)
    print_usage ();
  end
  if (! isnumeric (A))
    error ("vecnorm: A must be numeric");
  end
  if (nargin < 2 || isempty (p))
    p = 2;
  elseif (! (isscalar (p) && isreal (p) && p > 0))
    error ("vecnorm: P must be positive real scalar or Inf");
  end
  if (nargin < 3)
    dim = find (size (A) > 1, 1);
    if (isempty (dim))
      dim = 1;
    end
  elseif (! (isscalar (dim) && dim == fix (dim) && dim > 0))
    error ("vecnorm: DIM must be a positive integer");
  end
  switch (p)
    case 1
      n = sum (abs (A), dim);
    case 2
      n = sqrt (sumsq (A, dim));
    case Inf
      n = max (abs (A), [], dim);
    otherwise
      n = (sum (abs (A) .^ p, dim)) .^ (1 / p);
  end
end
