function c = bitset (a, n, val)
  % The numbers a with bit n, counted from 1, set to val.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    val = true;
  end
  if (any (a(:) < 0))
    error ("bitset: A must be >= 0");
  end
  sizes = {size(a), size(n), size(val)};
  many = ! [isscalar(a), isscalar(n), isscalar(val)];
  sizes = sizes(many);
  if (numel (sizes) > 1 && ! isequal (sizes{:}))
    error ("bitset: A, N, and VAL must be the same size or scalar");
  end
  if (isempty (a) || isempty (n) || isempty (val))
    c = [];
    return;
  end
  cls = class (a);
  switch (cls)
    case "double"
      bits = 53;
    case "single"
      bits = 24;
    case {"int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"}
      bits = round (log2 (double (intmax (cls))));
    otherwise
      error ("bitset: invalid class %s", cls);
  end
  m = double (n(:));
  if (any (m < 1) || any (m > bits))
    error ("bitset: N must be in the range [1,%d]", bits);
  end
  if (isfloat (a))
    mask = cast (2 .^ (double (n) - 1), cls);
  else
    mask = bitshift (cast (1, cls), double (n) - 1);
  end
  on = logical (val);
  if (isscalar (on))
    if (on)
      c = bitor (a, mask);
    else
      c = a - bitand (a, mask);
    end
  else
    c = a - bitand (a, mask);
    add = bitor (a, mask);
    if (isscalar (c))
      c = repmat (c, size (on));
      add = repmat (add, size (on));
    end
    c(on) = add(on);
  end
end
