function T = delaunay (varargin)
  % The Delaunay triangles of points in the plane, or tetrahedra in space.
  if (nargin == 0 || nargin > 4)
    print_usage ();
  end
  n = nargin;
  if (n > 1 && (ischar (varargin{n}) || iscell (varargin{n})))
    if (! iscellstr (varargin{n}) && ! ischar (varargin{n}))
      error ("delaunay: OPTIONS must be a string or cell array of strings");
    end
    n = n - 1;
  end
  x = varargin{1};
  if (n == 1)
    if (columns (x) != 2 && columns (x) != 3)
      error ("delaunay: X must be a matrix with 2 or 3 columns");
    end
    pts = x;
  elseif (n == 2)
    if (! size_equal (x, varargin{2}))
      error ("delaunay: X and Y must be the same size");
    end
    pts = [x(:), varargin{2}(:)];
  else
    if (! size_equal (x, varargin{2}, varargin{3}))
      error ("delaunay: X, Y, and Z must be the same size");
    end
    pts = [x(:), varargin{2}(:), varargin{3}(:)];
  end
  T = delaunayn (pts);
end
