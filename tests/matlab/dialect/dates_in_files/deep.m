function h = deep(n)
  h = deeper(n);
end
