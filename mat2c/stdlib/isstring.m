function t = isstring (s)
  % Whether s is an object of class string, which no value is.
  if (nargin != 1)
    print_usage ();
  end
  t = false;
end
