function who_is_it ()
  s = dbstack;
  printf ("%s called by %s\n", s(1).name, s(2).name);
end
