function TF = __is_text__ (x)
  % Is it one text: a row of characters or ''?
  TF = ischar (x) && ndims (x) == 2 && (rows (x) == 1 || isequal (size (x), [0, 0]));
end
