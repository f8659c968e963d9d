function c = bitget (a, n)
  % Bit n of the numbers a, counted from 1.
  if (nargin != 2)
    print_usage ();
  end
  cls = class (a);
  switch (cls)
    case "double"
      bits = 53;
    case "single"
      bits = 24;
    case {"int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"}
      bits = 8 * sizeof (a(1:min (1, end)));
      if (isempty (a))
        bits = 64;
      end
    otherwise
      error ("bitget: invalid class %s", cls);
  end
  m = double (n(:));
  if (any (m < 1) || any (m > bits))
    error ("bitget: N must be in the range [1,%d]", bits);
  end
  mask = bitshift (cast (1, cls), double (n) - 1);
  if (strcmp (cls, "single"))
    mask = single (2 .^ (double (n) - 1));
  end
  c = bitand (a, mask) != 0;
end
