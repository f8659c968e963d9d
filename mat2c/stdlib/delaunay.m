function T = delaunay (varargin)
  % The Delaunay triangles of points in the plane, or tetrahedra in space.
  if (nargin == 0 || nargin > 4)
    print_usage ();
  end
  pts = __hull_points__ ("delaunay", varargin);
  T = delaunayn (pts);
end
