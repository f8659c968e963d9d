function r = area(a, b)
  r = a * b;
end
