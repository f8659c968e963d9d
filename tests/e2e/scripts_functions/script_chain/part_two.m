step = step + 5;
private_value = 3;
if step > 10
  x(end+1) = step;
end
