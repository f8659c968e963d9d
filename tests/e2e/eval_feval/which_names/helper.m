function helper ()
  where = which ("helper");
  printf ("%s\n", where(end-7:end));
  local = 2;
  which local
end
