function [G, ids] = __groups__ (who, vectors, keep_missing)
  % Numbers of groups as a column, in the order of the values, and the values of each vector in the groups.
  n = numel (vectors{1});
  keys = zeros (n, numel (vectors));
  for k = 1:numel (vectors)
    v = vectors{k};
    if (ischar (v))
      v = cellstr (v);
    end
    if (numel (v) != n)
      error ("%s: grouping variables must have the same number of elements", who);
    end
    vectors{k} = v(:);
    keys(:,k) = ranks_of (v(:), keep_missing);
  end
  G = NaN (n, 1);
  known = ! any (isnan (keys), 2);
  [~, first, number] = unique (keys(known,:), "rows", "first");
  G(known) = number;
  places = find (known);
  ids = cellfun (@(v) v(places(first)), vectors, "UniformOutput", false);
end
function key = ranks_of (v, keep_missing)
  % Numbers in the order of the values; missing values have none, or are the last.
  [~, ~, key] = unique (v);
  missing = ismissing (v);
  key(missing) = NaN;
  if (keep_missing)
    key(missing) = Inf;
  end
end
