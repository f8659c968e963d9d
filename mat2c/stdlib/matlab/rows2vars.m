function R = rows2vars(T, varargin)
  % A table whose rows are the variables of another.
  names = T.Properties.VariableNames;
  fresh = T.Properties.RowNames';
  if isempty(fresh)
    fresh = arrayfun(@(k) sprintf('Var%d', k), 1:height(T), 'UniformOutput', false);
  end
  for k = 1:2:numel(varargin)
    if strcmp(varargin{k}, 'VariableNamesSource')
      fresh = cellstr(T.(char(varargin{k + 1})))';
      names(strcmp(names, char(varargin{k + 1}))) = [];
    end
  end
  R = table(names', 'VariableNames', {'OriginalVariableNames'});
  for r = 1:height(T)
    R.(fresh{r}) = T{r, names}.';
  end
end
