function [edges, kind] = __bin_edges__ (who, X, options)
  % The edges of bins for X by the options of histcounts, and the normalization that is asked for.
  kind = "count";
  method = "auto";
  edges = bins = width = limits = [];
  if (! isempty (options) && ! ischar (options{1}))
    if (isscalar (options{1}))
      bins = options{1};
    else
      edges = double (options{1}(:).');
    end
    options(1) = [];
  end
  for k = 1:2:numel (options)
    if (k == numel (options))
      error ("%s: option '%s' lacks a value", who, options{k});
    end
    value = options{k+1};
    switch (lower (options{k}))
      case "normalization"
        kind = value;
      case "binmethod"
        method = value;
      case "binwidth"
        width = value;
      case "binlimits"
        limits = double (value);
      case "numbins"
        bins = value;
      case "binedges"
        edges = double (value(:).');
      otherwise
        error ("%s: unknown option '%s'", who, options{k});
    end
  end
  if (! isempty (edges))
    if (numel (edges) < 2 || any (diff (edges) < 0))
      error ("%s: EDGES must be at least two and not decrease", who);
    end
    return;
  end
  X = double (X(:));
  X = X(isfinite (X));
  if (! isempty (limits))
    X = X(X >= limits(1) & X <= limits(2));
  end
  if (! isempty (width))
    edges = of_width (X, width, limits);
  elseif (! isempty (bins))
    edges = __nice_edges__ (X, bins, limits);
  else
    edges = by_method (who, X, method, limits);
  end
end
function edges = of_width (X, width, limits)
  if (isempty (limits))
    if (isempty (X))
      X = 0;
    end
    first = width * floor (min (X) / width);
    edges = first + (0:max (1, ceil ((max (X) - first) / width))) * width;
    if (edges(end) < max (X))
      edges(end+1) = edges(end) + width;
    end
  else
    edges = limits(1):width:limits(2);
    if (edges(end) < limits(2))
      edges(end+1) = limits(2);
    end
  end
end
function edges = by_method (who, X, method, limits)
  n = numel (X);
  span = max (X) - min (X);
  switch (lower (method))
    case "auto"
      if (n > 0 && all (X == round (X)) && span <= 50)
        edges = around_integers (X, limits);
        return;
      end
      width = 3.5 * std (X) / n ^ (1 / 3);
    case "scott"
      width = 3.5 * std (X) / n ^ (1 / 3);
    case "fd"
      width = 2 * diff (quantile (X, [0.25, 0.75])) / n ^ (1 / 3);
    case "integers"
      edges = around_integers (X, limits);
      return;
    case "sturges"
      width = span / ceil (1 + log2 (n));
    case "sqrt"
      width = span / ceil (sqrt (n));
    otherwise
      error ("%s: unknown method of binning '%s'", who, method);
  end
  edges = __nice_edges__ (X, [], limits, width);
end
function edges = around_integers (X, limits)
  if (! isempty (limits))
    edges = unique ([limits(1), ceil(limits(1)) - 0.5 + (1:floor (limits(2)) - ceil (limits(1))), limits(2)]);
  else
    edges = (round (min (X)) - 0.5):(round (max (X)) + 0.5);
  end
end
