function r = scale(a)
  r = 10 * a;
end
