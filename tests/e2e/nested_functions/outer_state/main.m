% Persistent and global variables of the outer function, and texts run in nested functions.
one = counter_with(10);
two = counter_with(20);
disp([one(), two(), one(5), two()])
global shared_total
shared_total = 3;
tally();
tally();
disp(shared_total)
disp(run_inside('level = level * 2;'))
disp(run_inside('level(3) = 7;'))
