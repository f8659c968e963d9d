function show (s)
  printf ('[%s] ', s.tag);
  show (s.Money);
end
