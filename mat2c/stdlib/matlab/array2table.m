function T = array2table(A, varargin)
  % A table with a variable for each column of a matrix.
  columns = num2cell(A, 1);
  T = table(columns{:}, varargin{:});
  if ~any(strcmpi('VariableNames', varargin(1:2:end)))
    base = inputname(1);
    if isempty(base)
      base = 'Var';
    end
    T.Properties.VariableNames = arrayfun(@(k) sprintf('%s%d', base, k), 1:numel(columns), 'UniformOutput', false);
  end
end
