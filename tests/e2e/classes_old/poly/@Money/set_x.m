function m = set_x (m, x)
  m.x = x;
end
