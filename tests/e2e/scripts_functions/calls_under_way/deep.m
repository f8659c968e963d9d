function deep (n)
  if n > 0
    deep (n - 1);
  else
    s = dbstack; printf ("%s:%d ", [{s.name}; {s.line}]{:}); disp ("")
  end
end
