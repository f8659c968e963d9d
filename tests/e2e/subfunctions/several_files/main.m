% a script that uses functions in other files
[a, b] = minmax2([4 8 -1]);
printf('%d %d\n', a, b);
disp(twice_plus(3, 1))
disp(twice_plus(3))
x = minmax2(5)
helper_script
disp(from_helper)
