function R = mergevars(T, which, varargin)
  % A table of which some variables are the columns of one, where the first of them stood.
  names = T.Properties.VariableNames;
  merged = T(:, which).Properties.VariableNames;
  fresh = sprintf('Var%d', find(strcmp(merged{1}, names)));
  for k = 1:2:numel(varargin)
    if strcmp(varargin{k}, 'NewVariableName')
      fresh = char(varargin{k + 1});
    end
  end
  R = table();
  for k = 1:numel(names)
    if strcmp(names{k}, merged{1})
      R.(fresh) = T{:, merged};
    elseif ~any(strcmp(names{k}, merged))
      R.(names{k}) = T.(names{k});
    end
  end
end
