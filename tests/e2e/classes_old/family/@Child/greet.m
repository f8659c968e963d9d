function greet (c)
  printf ('hello from Child, %s (%d)\n', name (c), c.age);
  greet (c.Base);
end
