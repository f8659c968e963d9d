function [Y, E] = discretize (X, edges, varargin)
  % The number, or the value, of the bin in which each element of X is; NaN outside of all.
  if (nargin < 2)
    print_usage ();
  end
  right = false;
  values = [];
  if (numel (varargin) >= 2 && strcmpi (varargin{end-1}, "IncludedEdge"))
    side = varargin{end};
    if (! any (strcmpi (side, {"left", "right"})))
      error ("discretize: IncludedEdge must be 'left' or 'right'");
    end
    right = strcmpi (side, "right");
    varargin(end-1:end) = [];
  end
  if (! isempty (varargin))
    values = varargin{1};
  end
  E = edges;
  if (isscalar (edges))
    E = __nice_edges__ (double (X(isfinite (X))), edges, []);
  elseif (any (diff (edges) < 0))
    error ("discretize: EDGES must not decrease");
  end
  E = E(:).';
  Y = __bin_of__ (X, E, right);
  if (ischar (values) && strcmpi (values, "categorical"))
    Y = named_bins (Y, E, right, varargin(2:end));
  elseif (! isempty (values))
    Y = chosen (values, Y, numel (E) - 1);
  end
end

function Y = named_bins (bin, E, right, names)
  % An ordinal categorical array of the bins, which have names or are called as intervals.
  n = numel (E) - 1;
  if (isempty (names))
    names = cell (1, n);
    for k = 1:n
      sides = "[)";
      if (right)
        sides = "(]";
      end
      if (k == n && ! right)
        sides = "[]";
      elseif (k == 1 && right)
        sides = "[]";
      end
      names{k} = sprintf ("%s%g, %g%s", sides(1), E(k), E(k + 1), sides(2));
    end
  else
    names = names{1};
  end
  Y = categorical (bin, 1:n, names, "Ordinal", true);
end

function Y = chosen (values, bin, n)
  if (ischar (values) || numel (values) != n)
    error ("discretize: there must be one value for each bin");
  end
  known = ! isnan (bin);
  if (iscell (values))
    Y = repmat ({""}, size (bin));
  else
    Y = NaN (size (bin));
    if (isinteger (values))
      Y = zeros (size (bin), class (values));
    end
  end
  Y(known) = values(bin(known));
end
