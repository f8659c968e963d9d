function [a, b] = bandwidth (A, type)
  % Numbers of diagonals below and above the main one that are not zero.
  if (nargin < 1)
    print_usage ();
  end
  if (! (isnumeric (A) || islogical (A)) || ndims (A) != 2)
    error ("bandwidth: A must be a 2-D numeric or logical matrix");
  end
  if (nargin == 2 && ! (strcmp (type, "lower") || strcmp (type, "upper")))
    error ('bandwidth: TYPE must be "lower" or "upper"');
  end
  [i, j] = find (A);
  low = max ([0; i(:) - j(:)]);
  high = max ([0; j(:) - i(:)]);
  if (nargin == 2)
    a = low;
    if (strcmp (type, "upper"))
      a = high;
    end
  else
    a = low;
    b = high;
  end
end
