function [R, rows] = stack(T, which, varargin)
  % A taller table: some variables below each other in one, which another tells apart; the rest is repeated.
  names = T.Properties.VariableNames;
  stacked = T(:, which).Properties.VariableNames;
  kept = names(~ismember(names, stacked));
  data = strjoin(stacked, '_');
  index = [data, '_Indicator'];
  for k = 1:2:numel(varargin)
    switch char(varargin{k})
      case 'NewDataVariableName'
        data = char(varargin{k + 1});
      case 'IndexVariableName'
        index = char(varargin{k + 1});
      case 'ConstantVariables'
        kept = T(:, varargin{k + 1}).Properties.VariableNames;
    end
  end
  n = numel(stacked);
  rows = repelem((1:height(T))', n);
  R = T(rows, kept);
  R.(index) = categorical(repmat(reshape(stacked, [], 1), height(T), 1), stacked);
  values = T{:, stacked}.';
  R.(data) = reshape(values, [], 1);
end
