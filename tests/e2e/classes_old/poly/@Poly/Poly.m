function p = Poly (c)
  if nargin == 0
    c = 0;
  elseif isa (c, 'Poly')
    p = c;
    return;
  end
  s.c = c;
  p = class (s, 'Poly');
end
