function T = readtable(file, varargin)
  % The table that a file of delimited text holds: a variable for each column, named by the first line.
  [fields, options] = __read_fields__("readtable", char(file), varargin);
  if isempty(fields)
    T = table();
    return
  end
  named = options.named;
  if isempty(named)
    ahead = isnan(str2double(fields(1, :)));
    named = all(ahead) && (size(fields, 1) == 1 || any(~isnan(str2double(fields(min(2, end), :)))) || size(fields, 1) > 1);
  end
  names = arrayfun(@(k) sprintf('Var%d', k), 1:size(fields, 2), 'UniformOutput', false);
  if named
    given = fields(1, :);
    names(~strcmp(given, '')) = matlab.lang.makeValidName(given(~strcmp(given, '')));
    names = matlab.lang.makeUniqueStrings(names);
    fields(1, :) = [];
  end
  T = table();
  rows = {};
  for k = 1:size(fields, 2)
    if options.rownames && k == 1
      rows = fields(:, 1);
      continue
    end
    T.(names{k}) = valuesOf(fields(:, k), options);
  end
  if ~isempty(rows)
    T.Properties.RowNames = rows;
  end
end

function values = valuesOf(texts, options)
  % Numbers where all texts are such, times of the usual form, or texts.
  values = str2double(texts);
  known = ~isnan(values) | strcmpi(texts, 'nan') | strcmp(texts, '');
  if all(known) && ~all(strcmp(texts, ''))
    return
  end
  values = texts;
  if strcmp(options.texttype, 'string')
    values = string(texts);
    values(strcmp(texts, '')) = missing;
  end
end
