function map = colormap (varargin)
  % The colors that were set last, whatever axes they were set for.
  persistent current;
  if (isempty (current))
    current = viridis (64);
  end
  if (nargin > 0 && isscalar (varargin{1}) && isnumeric (varargin{1}))
    varargin(1) = [];
  end
  if (numel (varargin) > 0)
    current = asked (varargin{1});
  end
  if (nargout > 0 || numel (varargin) == 0)
    map = current;
  end
end

function map = asked (new)
  if (! ischar (new))
    map = new;
    if (isempty (map))
      map = viridis (64);
    elseif (! isreal (map) || columns (map) != 3)
      error ("colormap: MAP must be a real-valued N x 3 colormap matrix");
    elseif (any (map(:) < 0) || any (map(:) > 1))
      error ("colormap: all MAP values must be in the range [0,1]");
    end
    return;
  end
  switch (lower (new))
    case "default"
      map = viridis (64);
    case "autumn"
      map = autumn (64);
    case "bone"
      map = bone (64);
    case "cool"
      map = cool (64);
    case "copper"
      map = copper (64);
    case "cubehelix"
      map = cubehelix (64);
    case "flag"
      map = flag (64);
    case "gray"
      map = gray (64);
    case "hot"
      map = hot (64);
    case "hsv"
      map = hsv (64);
    case "jet"
      map = jet (64);
    case "lines"
      map = lines (64);
    case "ocean"
      map = ocean (64);
    case "pink"
      map = pink (64);
    case "prism"
      map = prism (64);
    case "rainbow"
      map = rainbow (64);
    case "spring"
      map = spring (64);
    case "summer"
      map = summer (64);
    case "turbo"
      map = turbo (64);
    case "viridis"
      map = viridis (64);
    case "white"
      map = white (64);
    case "winter"
      map = winter (64);
    otherwise
      error ("colormap: failed to set MAP <%s>", new);
  end
end
