function map_out = brighten (map, beta)
  % Colors that are lighter for positive beta, and darker for negative.
  if (nargin < 1)
    print_usage ();
  elseif (nargin == 1)
    beta = map;
    map = colormap ();
  elseif (! iscolormap (map))
    if (isscalar (map) && ishghandle (map))
      map = colormap ();
    else
      error ("brighten: first argument must be a colormap or a graphics handle");
    end
  end
  if (! isscalar (beta) || ischar (beta) || beta <= -1 || beta >= 1)
    error ("brighten: BETA must be a scalar in the range (-1,1)");
  end
  if (beta > 0)
    gamma = 1 - beta;
  else
    gamma = 1 / (1 + beta);
  end
  map = map .^ gamma;
  if (nargout == 0)
    colormap (map);
  else
    map_out = map;
  end
end
