function r = age (c)
  r = c.age;
end
