% Give the variable another name.
sum = 0;
for k = 1:3
  sum = sum + k;
end
m = sum([4 5 6]);
