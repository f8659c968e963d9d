% Places in a table without elements, where its ends stand for all that is beyond.
x = lookup (zeros (0, 3), [-3 1], "r")
y = lookup (zeros (0, 3), [-3 1]);
disp (y)
s = 0;
for k = 1:2
  z = lookup ([], [k 2], "lr");
  s = s + sum (z) + (lookup (zeros (1, 0), k, "r") < 0);
end
s
