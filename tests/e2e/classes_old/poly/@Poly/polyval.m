function r = polyval (p, x)
  r = 0;
  for k = numel (p.c):-1:1, r = r * x + p.c(k); end
end
