function t = isindex (ind, n)
  % Whether ind can be a subscript (of an array with n elements).
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    n = Inf;
  end
  if (islogical (ind))
    t = numel (ind) <= n;
  else
    v = ind(:);
    t = isnumeric (ind) && isreal (ind) && all (v == fix (v)) && all (v >= 1) && all (v <= n) && ! any (isinf (v));
  end
end
