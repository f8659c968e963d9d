function T = cell2table(c, varargin)
  % A table with a variable for each column of a cell.
  T = table();
  base = inputname(1);
  if isempty(base)
    base = 'Var';
  end
  for k = 1:size(c, 2)
    values = c(:, k);
    if all(cellfun(@(v) (isnumeric(v) || islogical(v) || isstring(v)) && isscalar(v), values))
      values = vertcat(values{:});
    end
    T.(sprintf('%s%d', base, k)) = values;
  end
  for k = 1:2:numel(varargin)
    T.Properties.(char(varargin{k})) = cellstr(varargin{k + 1});
  end
end
