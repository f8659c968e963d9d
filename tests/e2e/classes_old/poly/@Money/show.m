function show (m)
  printf ('%s\n', fmt (m.x, m.cur));
end
