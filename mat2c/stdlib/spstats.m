function [count, mean, var] = spstats (S, j)
  % Number, mean and variance of the elements that are not zero, of each column or bin.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 1)
    [i, j, v] = find (S);
  else
    v = S(:);
    i = 1:numel (v);
  end
  [n, m] = size (S);
  if (nargin == 2)
    m = max (j(:));
    n = numel (v);
  end
  i = i(:);
  j = j(:);
  S = sparse (i, j, v(:), n, m);
  count = sum (sparse (i, j, 1, n, m));
  if (nargout > 1)
    mean = sum (S) ./ count;
  end
  if (nargout > 2)
    off = sparse (i, j, v(:) - full (mean)(j)(:), n, m);
    var = sum (off .* off) ./ (count - 1);
  end
end
