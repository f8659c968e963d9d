function [thout, rout] = rose (varargin)
  % The outline of an angle histogram; it can't be drawn.
  if (nargin == 0)
    print_usage ();
  elseif (nargout < 2)
    if (nargout == 1)
      thout = 1;
    end
    return;
  end
  th = atan2 (sin (varargin{1}), cos (varargin{1}));
  th(th < 0) += 2 * pi;
  x = 20;
  if (nargin > 1)
    x = varargin{2};
  end
  if (isscalar (x))
    if (x <= 2)
      warning ("rose: bin sizes >= pi will not plot correctly");
    end
    edges = linspace (0, 2 * pi, x + 1).';
    nn = hist (th, edges(1:end-1) + edges(2) / 2);
  else
    x = sort (mod (x(:), 2 * pi));
    edges = [(x(end) - 2 * pi + x(1)) / 2; (x(1:end-1) + x(2:end)) / 2; (x(end) + x(1) + 2 * pi) / 2];
    if (any (diff (edges) >= pi))
      warning ("rose: bin sizes >= pi will not plot correctly");
    end
    edges = mod (edges, 2 * pi);
    nn = hist (th, x);
  end
  if (isvector (nn))
    nn = nn(:);
  end
  bins = numel (edges) - 1;
  thout = zeros (4 * bins, 1);
  thout(2:4:end) = edges(1:end-1);
  thout(3:4:end) = edges(2:end);
  rout = zeros (4 * bins, columns (nn));
  rout(2:4:end,:) = nn;
  rout(3:4:end,:) = nn;
end
