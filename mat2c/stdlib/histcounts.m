function [N, edges, bin] = histcounts (X, varargin)
  % How many values lie in each of the bins between edges; the last bin has both its edges.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (X) || islogical (X)) || ! isreal (X))
    error ("histcounts: X must be real and numeric");
  end
  [edges, kind] = __bin_edges__ ("histcounts", X, varargin);
  bin = __bin_of__ (double (X), edges, false);
  bin(isnan (bin)) = 0;
  counted = bin(bin > 0);
  N = accumarray (counted(:), 1, [numel(edges) - 1, 1]).';
  N = normalized (N, kind, diff (edges), numel (X));
end
function N = normalized (N, kind, width, total)
  switch (lower (kind))
    case "count"
    case "countdensity"
      N = N ./ width;
    case "cumcount"
      N = cumsum (N);
    case "probability"
      N = N / total;
    case "percentage"
      N = 100 * N / total;
    case "pdf"
      N = N ./ (total * width);
    case "cdf"
      N = cumsum (N / total);
    otherwise
      error ("histcounts: unknown normalization '%s'", kind);
  end
end
