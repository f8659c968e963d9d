function r = fn(x)
  r = x + 100 + mp.sub.num();
end
