function t = __field_text__ (x)
  % A value as it stands in a file of delimited text.
  if (ischar (x))
    t = x;
    if (any (t == "," | t == '"' | t == ";" | t == "\n"))
      t = ['"', strrep(t, '"', '""'), '"'];
    end
  elseif (isempty (x))
    t = "";
  elseif (islogical (x) || isinteger (x))
    t = sprintf ("%d", x);
  elseif (iscomplex (x))
    t = num2str (x, 15);
  else
    t = sprintf ("%.15g", x);
  end
end
