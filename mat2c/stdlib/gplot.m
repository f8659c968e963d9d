function [x, y] = gplot (a, xy, line_style)
  % The lines of a graph; they can't be drawn.
  if (nargin < 2)
    print_usage ();
  end
  [i, j] = find (a);
  from = [xy(i,1), xy(j,1), NaN(numel (i), 1)].';
  to = [xy(i,2), xy(j,2), NaN(numel (i), 1)].';
  if (nargout > 0)
    x = from(:);
    y = to(:);
  end
end
