function p = powerset (a, byrows)
  % All subsets of the elements of a, in a cell row.
  if (nargin < 1)
    print_usage ();
  end
  if (iscell (a) && ! iscellstr (a))
    error ("powerset: cell arrays can only be used for character strings");
  end
  if (isempty (a))
    p = {};
    return;
  end
  a = unique (a);
  n = numel (a);
  if (n > 32)
    error ("powerset: not implemented for more than 32 elements");
  end
  p = cell (1, 2 ^ n);
  p{1} = a([]);
  if (iscell (a))
    p{1} = {};
  else
    p{1} = zeros (1, 0);
  end
  for k = 1:2^n-1
    p{k+1} = a(logical (bitand (k, 2 .^ (0:n-1))))(:).';
  end
end
