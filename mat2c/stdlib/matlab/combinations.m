function T = combinations(varargin)
  % A table of all combinations of elements, the last one changing first.
  columns = cell(1, nargin);
  names = cell(1, nargin);
  before = 1;
  after = prod(cellfun(@numel, varargin));
  for k = 1:nargin
    values = varargin{k};
    after = after / numel(values);
    if ischar(values)
      values = string(values);
    end
    columns{k} = repmat(repelem(reshape(values, [], 1), after, 1), before, 1);
    before = before * numel(values);
    names{k} = inputname(k, false);
    if ~isvarname(names{k})
      names{k} = sprintf('Var%d', k);
    end
  end
  T = table(columns{:}, 'VariableNames', names);
end
