function r = count (b)
  r = b.count;
end
