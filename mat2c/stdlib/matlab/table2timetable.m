function TT = table2timetable(T, varargin)
  % A timetable of a table's variables: its times are the first variable that has some, or those that are given.
  names = T.Properties.VariableNames;
  at = find(cellfun(@(n) isdatetime(T.(n)) || isduration(T.(n)), names), 1);
  options = varargin;
  if ~isempty(varargin) && strcmp(char(varargin{1}), 'RowTimes') && (ischar(varargin{2}) || isstring(varargin{2}))
    at = find(strcmp(names, varargin{2}), 1);
    options = {};
  end
  if isempty(options)
    times = T.(names{at});
    TT = timetable('RowTimes', times, 'DimensionNames', {names{at}, 'Variables'});
    names(at) = [];
  else
    first = T.(names{1});
    TT = timetable(first, options{:});
  end
  TT = timetableOf(TT, T, names);
end

function TT = timetableOf(TT, T, names)
  for k = 1:numel(names)
    TT.(names{k}) = T.(names{k});
  end
  TT = TT(:, names);
end
