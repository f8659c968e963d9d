function y = scaled (x, by)
  y = x * by;
end
