function t = iscolormap (map)
  % Whether map has rows of three numbers from 0 to 1.
  if (nargin != 1)
    print_usage ();
  end
  t = (isnumeric (map) && isreal (map) && ndims (map) == 2 && columns (map) == 3 && isfloat (map) ...
       && all (map(:) >= 0) && all (map(:) <= 1));
end
