function t = isstr (x)
  % Whether x is text.
  if (nargin != 1)
    print_usage ();
  end
  t = ischar (x);
end
