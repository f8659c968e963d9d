function outer (n)
  y = 2;
    inner (n);
end
function inner (n)
  s = dbstack;
  for k = 1:numel (s)
    [~, f, x] = fileparts (s(k).file);
    printf ("  %s %d %d %s%s\n", s(k).name, s(k).line, s(k).column, f, x);
  end
end
