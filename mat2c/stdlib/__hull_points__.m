function pts = __hull_points__ (name, args)
  % Points of the plane or of space in rows, from a matrix or from vectors of coordinates, and options.
  n = numel (args);
  if (n == 4 || n > 1 && ! isnumeric (args{n}))
    if (! iscellstr (args{n}) && ! ischar (args{n}))
      error ([name, ": OPTIONS must be a string or cell array of strings"]);
    end
    n = n - 1;
  end
  x = args{1};
  if (n == 1)
    if (! ismatrix (x) || columns (x) != 2 && columns (x) != 3)
      error ([name, ": X must be a matrix with 2 or 3 columns"]);
    end
    pts = x;
    return;
  end
  x = x(:);
  y = args{2}(:);
  if (n == 2 || isempty (args{3}))
    if (! size_equal (x, y))
      error ([name, ": X and Y must be the same size"]);
    end
    pts = [x, y];
  else
    z = args{3}(:);
    if (! size_equal (x, y, z))
      error ([name, ": X, Y, and Z must be the same size"]);
    end
    pts = [x, y, z];
  end
end
