function y = halved (x)
  y = x / 2;
end
