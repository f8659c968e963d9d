function idx = dsearch (x, y, tri, xi, yi, s)
  % The point nearest to each of others.
  if (nargin < 5)
    print_usage ();
  end
  idx = dsearchn ([x(:), y(:)], tri, [xi(:), yi(:)]);
end
