function s = push (s, x)
  s.items{end + 1} = x;
end
