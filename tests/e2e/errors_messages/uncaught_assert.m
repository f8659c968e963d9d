x = 3;
assert(x == 3);
disp('first passed')
assert(x > 5, 'x must exceed %d but is %d', 5, x);
