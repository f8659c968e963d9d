c = {1, 2, 3};
printf('%d\n', c{2});
x = c{7};
