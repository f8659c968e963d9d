function T = movevars(T, which, varargin)
  % A table whose variables stand in another order: at its end, or before or behind another variable.
  names = T.Properties.VariableNames;
  moved = T(:, which).Properties.VariableNames;
  rest = names(~ismember(names, moved));
  at = numel(rest);
  if ~isempty(varargin)
    target = varargin{2};
    if isnumeric(target)
      target = names{target};
    end
    at = find(strcmp(rest, char(target))) - strcmpi(char(varargin{1}), 'Before');
  end
  T = T(:, [rest(1:at), moved, rest(at + 1:end)]);
end
