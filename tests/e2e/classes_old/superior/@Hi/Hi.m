function o = Hi (x)
  s.x = x;
  o = class (s, 'Hi');
  superiorto ('Lo');
end
