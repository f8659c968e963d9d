function T = struct2table(s)
  % A table with a variable for each field: of one struct, the fields' columns; of an array, a row for each.
  T = table();
  names = fieldnames(s);
  for k = 1:numel(names)
    if isscalar(s)
      values = s.(names{k});
    else
      values = {s.(names{k})}.';
      if all(cellfun(@(v) (isnumeric(v) || islogical(v) || isstring(v)) && isscalar(v), values))
        values = vertcat(values{:});
      end
    end
    T.(names{k}) = values;
  end
end
