function pts = __hull_points__ (name, args)
  % Points of the plane or of space in rows, from a matrix or from vectors of coordinates, and options.
  n = numel (args);
  if (n > 1 && (ischar (args{n}) || iscell (args{n})))
    if (! iscellstr (args{n}) && ! ischar (args{n}))
      error ([name, ": OPTIONS must be a string or cell array of strings"]);
    end
    n = n - 1;
  end
  x = args{1};
  if (n == 1)
    if (columns (x) != 2 && columns (x) != 3)
      error ([name, ": X must be a matrix with 2 or 3 columns"]);
    end
    pts = x;
  elseif (n == 2)
    if (! size_equal (x, args{2}))
      error ([name, ": X and Y must be the same size"]);
    end
    pts = [x(:), args{2}(:)];
  else
    if (! size_equal (x, args{2}, args{3}))
      error ([name, ": X, Y, and Z must be the same size"]);
    end
    pts = [x(:), args{2}(:), args{3}(:)];
  end
end
