function d = dist (a, b)
  d = abs (a.x - b.x);
end
