function r = plus (a, b)
  r = 'Hi plus';
end
