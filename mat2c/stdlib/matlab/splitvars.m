function R = splitvars(T, which, varargin)
  % A table with a variable for each column of those that have several.
  names = T.Properties.VariableNames;
  if nargin < 2
    which = names(cellfun(@(name) size(T.(name), 2) > 1, names));
  end
  which = T(:, which).Properties.VariableNames;
  R = table();
  for k = 1:numel(names)
    values = T.(names{k});
    if ~any(strcmp(names{k}, which))
      R.(names{k}) = values;
      continue
    end
    fresh = arrayfun(@(c) sprintf('%s_%d', names{k}, c), 1:size(values, 2), 'UniformOutput', false);
    if numel(varargin) > 1
      fresh = cellstr(varargin{2});
    end
    for c = 1:size(values, 2)
      R.(fresh{c}) = values(:, c);
    end
  end
end
