disp('first');
for k = 1:3
  printf('%d\n', k);
  if k == 2, exit(3); end
end
disp('never');
