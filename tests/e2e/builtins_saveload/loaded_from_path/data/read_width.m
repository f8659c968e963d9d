function w = read_width ()
  s = load ("known");
  w = s.width;
end
