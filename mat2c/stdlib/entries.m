function r = entries (d, form)
  % The entries of a dictionary as a column of structs with Key and Value, or, of the form "cell", as rows of
  % keys and values.
  k = keys (d);
  v = values (d);
  n = numEntries (d);
  if (nargin < 2)
    form = "struct";
  end
  switch (char (form))
    case "struct"
      r = repmat (struct ("Key", [], "Value", []), n, 1);
      for e = 1:n
        r(e).Key = k(e);
        r(e).Value = v(e);
      end
    case "cell"
      r = [num2cell(k(:)), num2cell(v(:))];
    otherwise
      error ("MATLAB:dictionary:UnrecognizedDatatype", "entries: Output format must be 'struct' or 'cell'.");
  end
end
