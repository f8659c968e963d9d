function writetable(T, file, varargin)
  % Writes a table as delimited text, its names in the first line.
  if nargin < 2
    file = [inputname(1), '.txt'];
  end
  named = true;
  rows = false;
  for k = 1:2:numel(varargin)
    if strcmpi(varargin{k}, 'WriteVariableNames')
      named = varargin{k + 1};
    elseif strcmpi(varargin{k}, 'WriteRowNames')
      rows = varargin{k + 1};
    end
  end
  names = T.Properties.VariableNames;
  heads = {};
  fields = cell(height(T), 0);
  if rows
    heads = {'Row'};
    fields = T.Properties.RowNames;
  end
  for k = 1:numel(names)
    values = T.(names{k});
    if iscell(values)
      texts = cellfun(@(x) __field_text__(char_of(x)), values, 'UniformOutput', false);
    elseif isnumeric(values) || islogical(values)
      texts = arrayfun(@(x) __field_text__(x), values, 'UniformOutput', false);
    else
      values(ismissing(values)) = "";
      texts = cellfun(@(x) __field_text__(x), cellstr(values), 'UniformOutput', false);
    end
    fields = [fields, texts];
    if size(texts, 2) == 1
      heads{end + 1} = names{k};
    else
      heads = [heads, arrayfun(@(c) sprintf('%s_%d', names{k}, c), 1:size(texts, 2), 'UniformOutput', false)];
    end
  end
  if named
    fields = [heads; fields];
  end
  __write_fields__("writetable", char(file), fields, varargin);
end

function x = char_of(x)
  if isstring(x)
    x = char(x);
  end
end
