function r = eq (a, b)
  r = isequal (a.items, b.items);
end
