function greet (b)
  printf ('hello from Base, %s\n', name (b));
end
