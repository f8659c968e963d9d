function t = iscolormap (map)
  % Whether map has rows of three real numbers.
  if (nargin != 1)
    print_usage ();
  end
  t = isfloat (map) && isreal (map) && ndims (map) == 2 && columns (map) == 3;
end
