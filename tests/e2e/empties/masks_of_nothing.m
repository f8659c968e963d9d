% What masks select where there is nothing, in variables that change.
v = [3 1 4];
for k = 1:2
  v = v(v > 3.5);
  size(v)
  v = v(v > 5);
  size(v)
end
x = [5 3];
for k = 1:3
  x = x(x == find(x == 3));
  size(x), x = x([]); size(x), x = x(x > 1); size(x)
end
