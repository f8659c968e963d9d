function R = rowfun(f, T, varargin)
  % What a function gives for each row of a table, or each group of rows, whose variables are its arguments.
  outcome = 'table';
  names = {};
  which = T.Properties.VariableNames;
  by = {};
  separate = true;
  extract = false;
  count = 1;
  for k = 1:2:numel(varargin)
    value = varargin{k + 1};
    switch char(varargin{k})
      case 'OutputFormat'
        outcome = char(value);
      case 'OutputVariableNames'
        names = cellstr(value);
        count = numel(names);
      case 'InputVariables'
        which = T(:, value).Properties.VariableNames;
      case 'GroupingVariables'
        by = T(:, value).Properties.VariableNames;
      case 'SeparateInputs'
        separate = value;
      case 'ExtractCellContents'
        extract = value;
      case 'NumOutputs'
        count = value;
    end
  end
  which = which(~ismember(which, by));
  R = table();
  place = (1:height(T))';
  n = height(T);
  if ~isempty(by)
    [place, R] = grouped(T, by);
    n = height(R);
    R.GroupCount = accumarray(place, 1, [n, 1]);
  end
  results = cell(n, count);
  for g = 1:n
    rows = place == g;
    parts = cellfun(@(name) given(T.(name)(rows, :), extract), which, 'UniformOutput', false);
    if ~separate
      parts = {[parts{:}]};
    end
    [results{g, :}] = f(parts{:});
  end
  if strcmp(outcome, 'cell')
    R = results;
  elseif strcmp(outcome, 'uniform')
    R = cell2mat(results);
  else
    for k = 1:count
      if isempty(names)
        name = sprintf('Var%d', width(R) + 1);
      else
        name = names{k};
      end
      R.(name) = vertcat(results{:, k});
    end
  end
end

function value = given(value, extract)
  if extract && iscell(value)
    value = value{1};
  end
end
