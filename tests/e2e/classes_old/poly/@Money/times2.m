function m = times2 (m)
  m.x = m.x * 2;
end
