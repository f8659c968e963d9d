function s = fmt (x, c)
  s = sprintf ('%.2f %s', x, c);
end
