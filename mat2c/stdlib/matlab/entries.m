function r = entries(d, form)
  % The entries of a dictionary as a table with Key and Value, or of the form "struct" or "cell".
  if nargin < 2
    form = "table";
  end
  k = keys(d);
  v = values(d);
  switch char(form)
    case 'table'
      r = table(k, v, 'VariableNames', {'Key', 'Value'});
    case 'struct'
      r = struct('Key', num2cell(k), 'Value', num2cell(v));
    case 'cell'
      r = [num2cell(k), num2cell(v)];
    otherwise
      error("MATLAB:dictionary:UnrecognizedDatatype", "Output format must be 'table', 'struct' or 'cell'.");
  end
end
