n = 9007199254740990;
k = 0;
while k < 5
  n = n + 1;
  k = k + 1;
end
printf('%d\n', n);
