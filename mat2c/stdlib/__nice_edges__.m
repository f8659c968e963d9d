function edges = __nice_edges__ (X, bins, limits, width)
  % Edges at round numbers: a given number of bins, or bins about as wide as `width`; exact between limits.
  if (! isempty (limits))
    if (isempty (bins))
      bins = count_of ((limits(2) - limits(1)) / width);
    end
    edges = linspace (limits(1), limits(2), bins + 1);
    return;
  end
  if (isempty (X))
    X = [0; 1];
  end
  low = min (X);
  high = max (X);
  if (isempty (bins))
    edges = rounded_width (low, high, width);
  else
    edges = rounded_bins (low, high, bins);
  end
end
function n = count_of (share)
  n = 1;
  if (isfinite (share))
    n = max (ceil (share), 1);
  end
end
function edges = rounded_width (low, high, width)
  if (! (width > 0) || ! isfinite (width))
    if (high == low)
      edges = low + [-0.5, 0.5];
      return;
    end
    width = high - low;
  end
  unit = 10 ^ floor (log10 (width));
  steps = [1, 2, 3, 5, 10];
  width = unit * steps(1 + lookup ([1.5, 2.5, 4, 7.5], width / unit));
  first = min (width * floor (low / width), low);
  n = max (1, ceil ((high - first) / width));
  edges = first + (0:n) * width;
  edges(end) = max (edges(end), high);
end
function edges = rounded_bins (low, high, bins)
  if (high == low)
    edges = linspace (low - 0.5, high + 0.5, bins + 1);
    return;
  end
  width = (high - low) / bins;
  unit = 10 ^ floor (log10 (width));
  width = unit * floor (width / unit);
  first = min (width * floor (low / width), low);
  if (bins > 1)
    least = (high - first) / bins;
    unit = 10 ^ floor (log10 ((high - first) / (bins - 1) - least));
    width = unit * ceil (least / unit);
  end
  edges = first + (0:bins) * width;
  edges(end) = max (edges(end), high);
end
