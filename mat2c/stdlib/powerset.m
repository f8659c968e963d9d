function p = powerset (a, byrows)
  % All subsets of the elements of a, in a cell row.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin > 1)
    if (! strcmp (byrows, "rows"))
      error ('powerset: optional second argument must be "rows"');
    elseif (iscell (a))
      error ('powerset: "rows" not valid for cell arrays');
    end
  end
  if (iscell (a) && ! iscellstr (a))
    error ("powerset: cell arrays can only be used for character strings");
  end
  if (isempty (a))
    p = {};
    return;
  end
  if (nargin > 1)
    a = unique (a, "rows");
    n = rows (a);
  else
    a = unique (a);
    n = numel (a);
  end
  if (n > 32)
    error ("powerset: not implemented for more than 32 elements");
  end
  upright = iscolumn (a) && n > 1;
  if (nargin > 1)
    p = cell (2 ^ n, 1);
    p{1} = a([],:);
  elseif (upright)
    p = cell (2 ^ n, 1);
    p{1} = a(zeros (0, 1));
  else
    p = cell (1, 2 ^ n);
    p{1} = a(zeros (1, 0));
  end
  for k = 1:2^n-1
    chosen = logical (bitand (k, 2 .^ (0:n-1)));
    if (nargin > 1)
      p{k+1} = a(chosen,:);
    else
      p{k+1} = a(chosen);
    end
  end
end
