function disp (s)
  printf ('  Stack of %d:\n', count (s));
  for k = count (s):-1:1
    printf ('   ');
    disp (s.items{k});
  end
end
