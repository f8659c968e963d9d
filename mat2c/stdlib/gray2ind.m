function [img, map] = gray2ind (I, n)
  % Indices of n shades of gray.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    n = 64;
    if (islogical (I))
      n = 2;
    end
  end
  if (isinteger (I))
    I = double (I) / double (intmax (class (I)));
  end
  I = double (I) * (n - 1);
  if (n <= 256)
    img = uint8 (I);
  else
    img = uint16 (I);
  end
  if (nargout > 1)
    map = gray (n);
  end
end
