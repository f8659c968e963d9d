function y = swapbytes (x)
  % Reverses the bytes of each element.
  if (nargin < 1)
    print_usage ();
  end
  if (! isnumeric (x) || iscomplex (x))
    error ("swapbytes: invalid object of class '%s'", class (x));
  end
  if (isempty (x))
    y = x;
    return;
  end
  b = typecast (x(:), "uint8");
  b = flipud (reshape (b, [], numel (x)));
  y = reshape (typecast (b(:), class (x)), size (x));
end
