function [B, BG, BC] = groupsummary (A, groups, method, varargin)
  % Statistics of the groups of the rows of A: a method, or a cell of several, whose columns stand side by side.
  if (nargin < 3)
    print_usage ();
  end
  missing = true;
  for k = 1:2:numel (varargin)
    if (! strcmpi (varargin{k}, "IncludeMissingGroups"))
      error ("groupsummary: unknown option '%s'", varargin{k});
    end
    missing = varargin{k+1};
  end
  one = ! iscell (groups) || iscellstr (groups);
  if (one)
    groups = {groups};
  end
  if (isrow (A) && numel (groups{1}) == numel (A))
    A = A.';
  end
  [G, BG] = __groups__ ("groupsummary", groups, missing);
  n = numel (BG{1});
  if (! iscell (method))
    method = {method};
  end
  parts = cell (n, numel (method));
  places = __group_places__ (G, n);
  for k = 1:numel (method)
    f = __group_statistic__ (method{k});
    for g = 1:n
      part = A(places{g},:);
      parts{g,k} = cell2mat (arrayfun (@(j) f (part(:,j)), 1:columns (A), "UniformOutput", false));
    end
  end
  B = cell2mat (parts);
  BC = accumarray (G(! isnan (G)), 1, [n, 1]);
  if (one)
    BG = BG{1};
  end
end
