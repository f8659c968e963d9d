function m = Money (x, cur)
  m.x = x;
  m.cur = cur;
  m = class (m, 'Money');
end
