function y = moved (x, by)
  y = x + by;
end
