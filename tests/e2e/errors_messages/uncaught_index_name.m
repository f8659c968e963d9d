values = [10 20 30];
for k = 1:5
  printf('%d: %d\n', k, values(k));
end
