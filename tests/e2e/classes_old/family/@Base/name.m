function r = name (b)
  r = b.name;
end
