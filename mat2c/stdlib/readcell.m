function c = readcell (file, varargin)
  % The fields of a file of delimited text: numbers, or texts.
  fields = __read_fields__ ("readcell", file, varargin);
  c = fields;
  values = str2double (fields);
  for k = 1:numel (fields)
    if (! isnan (values(k)) || strcmpi (fields{k}, "NaN"))
      c{k} = values(k);
    elseif (isempty (fields{k}))
      c{k} = missing;
    end
  end
end
