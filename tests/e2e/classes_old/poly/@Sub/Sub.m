function s = Sub (x, tag)
  t.tag = tag;
  s = class (t, 'Sub', Money (x, 'USD'));
end
