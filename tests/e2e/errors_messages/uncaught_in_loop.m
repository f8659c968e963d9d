total = 0;
data = {1, 2, 'three', 4};
for k = 1:4
  total = total + data{k}(1);
  printf('%d\n', total);
end
m = containers.Map();
m('missing')
