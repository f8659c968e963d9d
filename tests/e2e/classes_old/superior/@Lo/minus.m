function r = minus (a, b)
  r = 'Lo minus';
end
