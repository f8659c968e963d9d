function R = unstack(T, data, index, varargin)
  % A wider table: the values of a variable in as many as another variable has values, a row for each of the rest.
  data = T(:, data).Properties.VariableNames;
  index = char(index);
  by = T.Properties.VariableNames;
  by = by(~ismember(by, [data, {index}]));
  f = @(x) x;
  if isnumeric(T.(data{1}))
    f = @sum;
  end
  names = {};
  for k = 1:2:numel(varargin)
    switch char(varargin{k})
      case 'GroupingVariables'
        by = T(:, varargin{k + 1}).Properties.VariableNames;
      case 'AggregationFunction'
        f = varargin{k + 1};
      case 'NewDataVariableNames'
        names = cellstr(varargin{k + 1});
    end
  end
  keys = T.(index);
  values = unique(keys);
  if isempty(names)
    names = matlab.lang.makeValidName(cellstr(string(values)));
  end
  if isempty(by)
    place = ones(height(T), 1);
    R = table();
    n = 1;
  else
    [place, R] = grouped(T, by);
    n = height(R);
    [~, first] = unique(place);
    [~, order] = sort(first);
    R = R(order, :);
    rank(order) = 1:n;
    place = rank(place)';
  end
  [~, column] = ismember(keys, values);
  for d = 1:numel(data)
    from = T.(data{d});
    for c = 1:numel(values)
      parts = cell(n, 1);
      for g = 1:n
        at = place == g & column == c;
        if any(at)
          parts{g} = f(from(at, :));
        elseif isnumeric(from)
          parts{g} = NaN;
        elseif iscell(from)
          parts{g} = {''};
        else
          parts{g} = string(missing);
        end
      end
      name = names{c};
      if numel(data) > 1
        name = [data{d}, '_', name];
      end
      R.(name) = vertcat(parts{:});
    end
  end
end
