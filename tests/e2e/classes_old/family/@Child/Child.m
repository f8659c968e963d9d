function c = Child (n, age)
  s.age = age;
  c = class (s, 'Child', Base (n));
end
