function r = plus (a, b)
  r = 'Lo plus';
end
