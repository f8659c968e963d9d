function b = touch (b)
  b.count = b.count + 1;
end
