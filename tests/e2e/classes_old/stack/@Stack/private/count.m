function n = count (s)
  n = numel (s.items);
end
