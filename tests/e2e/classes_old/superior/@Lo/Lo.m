function o = Lo (x)
  s.x = x;
  o = class (s, 'Lo');
end
