function TT = array2timetable(A, varargin)
  % A timetable with a variable for each column of an array.
  names = arrayfun(@(k) sprintf('%s%d', nameOr(inputname(1)), k), 1:size(A, 2), 'UniformOutput', false);
  at = find(cellfun(@(x) (ischar(x) || isStringScalar(x)) && strcmp(x, 'VariableNames'), varargin), 1);
  if ~isempty(at)
    names = cellstr(varargin{at + 1});
    varargin(at:at + 1) = [];
  end
  TT = timetable(A(:, 1), varargin{:}, 'VariableNames', names(1));
  for k = 2:size(A, 2)
    TT.(names{k}) = A(:, k);
  end
end

function name = nameOr(name)
  if isempty(name)
    name = 'Var';
  end
end
